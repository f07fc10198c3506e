import { Parser } from 'htmlparser2';

/**
 * Pages are read with one character per byte. All search texts are ASCII, so nothing has to be
 * decoded, the text takes half the memory, and positions are those of bytes.
 */
export const PAGE_ENCODING = 'latin1';

/** A tag of a page, and its position. */
export interface Tag {
  name: string;
  /**
   * The range of a script is its whole element; the range of another element is its start tag.
   * `end` is exclusive.
   */
  from: number;
  end: number;
  /** Attribute values as written, by lower-case name. */
  attributes: ReadonlyMap<string, string>;
  /** The text of a script; undefined if it is never closed, since browsers do not run it. */
  content?: string;
}

/** A part of the page and its replacement: a text with one character per byte, or bytes. */
export interface Edit {
  from: number;
  to: number;
  text: string | Buffer;
}

/** The start tags with the given names, in document order; `script` must be among them. */
export function readTags(html: string, names: readonly string[]): Tag[] {
  const tags: Tag[] = [];
  let contentFrom = 0;
  const callbacks = {
    onopentag(name: string, attributes: Record<string, string>) {
      if (!names.includes(name)) return;
      const values = new Map(Object.entries(attributes));
      contentFrom = parser.endIndex + 1;
      // A script that is never closed contains the rest of the page.
      const end = name === 'script' ? html.length : contentFrom;
      tags.push({ name, from: parser.startIndex, end, attributes: values });
    },
    onclosetag(name: string, isImplied: boolean) {
      const script = tags.at(-1);
      if (!script || name !== 'script' || isImplied) return;
      script.content = html.slice(contentFrom, parser.startIndex);
      script.end = html[parser.endIndex] === '>' ? parser.endIndex + 1 : parser.endIndex;
    },
  };
  const parser = new Parser(callbacks, { decodeEntities: false });
  parser.end(html);
  return tags;
}

/**
 * The page with replaced parts. A part inside another part is dropped with it. Positions are those
 * of bytes.
 */
export function applyEdits(page: Buffer, edits: readonly Edit[]): Buffer {
  const pieces: Buffer[] = [];
  let end = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    if (from < end) continue;
    pieces.push(
      page.subarray(end, from),
      typeof text === 'string' ? Buffer.from(text, PAGE_ENCODING) : text,
    );
    end = to;
  }
  return Buffer.concat([...pieces, page.subarray(end)]);
}
