/** The value of a JSON text; undefined for a text that is none. The parser's own message would quote the text, which may contain what a visitor typed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
