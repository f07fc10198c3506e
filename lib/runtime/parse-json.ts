/** The value of a JSON text, byte order marks around it left out; undefined for a text that is none. The parser's own message would quote the text, which may contain what a visitor typed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}
