/**
 * Returns null for an invalid address. `URL.canParse` is not used: after optimisation, Node 20.20
 * refuses letters such as `é` in it.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** Parses an absolute http(s) address, whose scheme may be missing; null for anything else. */
export function parseHttpUrl(value: string): URL | null {
  const text = value.trim().replace(/^\/\//, 'https://');
  return /^https?:\/\//i.test(text) ? parseUrl(text) : null;
}

/** Encodes percent signs that encode nothing, which browsers leave as they are. */
export function escapeStrayPercents(text: string): string {
  return text.replace(/%(?![\da-f]{2})/gi, '%25');
}

export function tryDecodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
