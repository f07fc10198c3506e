/** The http(s) address of somewhere else that an editor wrote in full, with or without its scheme; null for anything else. */
export function webAddress(value: string): URL | null {
  const text = value.trim().replace(/^\/\//, 'https://');
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
}

/** A text without its percent-encoding; null when it is not encoded well. */
export function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
