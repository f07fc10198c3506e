import { parseUrl } from '@/lib/runtime/parse-url';

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
