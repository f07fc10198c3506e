/** A script element of a page, and where it stands. */
interface Script {
  attributes: string;
  body: string;
  from: number;
  to: number;
}

/** The scripts of a page, in one pass: a page may hold what others wrote, at any length. One that is never closed does not run. */
export function* scriptsOf(html: string): Generator<Script> {
  const opening = /<script\b/gi;
  const closing = /<\/script\b/gi;
  while (opening.test(html)) {
    const start = html.indexOf('>', opening.lastIndex);
    closing.lastIndex = start;
    if (start === -1 || !closing.test(html)) return;
    const body = html.slice(start + 1, closing.lastIndex - '</script'.length);
    const end = html.indexOf('>', closing.lastIndex);
    const to = end === -1 ? html.length : end + 1;
    yield { attributes: html.slice(opening.lastIndex, start), body, from: opening.lastIndex - '<script'.length, to };
    opening.lastIndex = closing.lastIndex;
  }
}
