/*
 * The line format that iCalendar (RFC 5545 §3.1) and vCard (RFC 6350 §3.2) share: `NAME;PARAMETER=value:value`, CRLF, folded at 75 octets.
 */

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** A text value: it can end neither its line nor its part of a list. Line breaks of any kind become `\n`. */
export function escapedText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');
}

/** Lines joined as the formats require; a line that is too long continues after a line break and a space, never inside a character. */
export function contentLines(lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
