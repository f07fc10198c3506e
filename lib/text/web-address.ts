import { parseUrl } from '@/lib/runtime/parse-url';

/** An absolute http(s) address, with or without its scheme; null for anything else. */
export function webAddress(value: string): URL | null {
  const text = value.trim().replace(/^\/\//, 'https://');
  return /^https?:\/\//i.test(text) ? parseUrl(text) : null;
}

export function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
