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

/** An absolute http(s) address, with or without its scheme; null for anything else. */
export function webAddress(value: string): URL | null {
  const text = value.trim().replace(/^\/\//, 'https://');
  return /^https?:\/\//i.test(text) ? parseUrl(text) : null;
}

/**
 * With every percent sign that encodes nothing encoded: browsers leave it, beside spaces that they
 * encode.
 */
export function withWholePercents(text: string): string {
  return text.replace(/%(?![\da-f]{2})/gi, '%25');
}

export function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
