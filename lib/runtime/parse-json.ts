/**
 * The value of a JSON text, byte order marks around it left out; undefined for invalid JSON. Not an error: the parser's message quotes the
 * text, which may contain a visitor's input.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}
