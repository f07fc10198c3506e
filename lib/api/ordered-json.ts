import { parseJson } from '@/lib/runtime/read-text';

/** Far deeper than anything in the contract. Later steps recurse for each level. */
const MAX_DEPTH = 200;

/** As `parseJson`. Undefined also for a text that is nested too deeply. */
export function parseOrdered(text: string): unknown {
  return endOfValue(text) === undefined ? undefined : parseJson(text);
}

/**
 * The place behind the bracket that closes the first one, or the end of the text; undefined for a
 * value that is nested too deeply. Asked of the text, since parsing 100,000 levels holds the event
 * loop for 20 ms.
 */
export function endOfValue(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > MAX_DEPTH) return undefined;
    } else if (sign === ']' || sign === '}') {
      depth -= 1;
      if (depth <= 0) return at + 1;
    }
  }
  return text.length;
}

/**
 * The place of the closing quotation mark: the first that an even number of backslashes precedes.
 */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === '\\') before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}
