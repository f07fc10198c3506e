/**
 * Null for what is no address. Not by `URL.canParse`: once Node 20 has optimised it, it refuses
 * letters such as `é` (seen in 20.20).
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
