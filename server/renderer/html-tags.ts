import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/**
 * Pages are read with one character per byte. All search texts are ASCII, so nothing has to be
 * decoded, the text takes half the memory, and positions are those of bytes.
 */
export const PAGE_ENCODING = 'latin1';

/** A tag of a page, and its position. */
export interface Tag {
  name: string;
  /**
   * From the first character of the tag to the end of a script element, or of the tag for other
   * elements. The end is exclusive.
   */
  from: number;
  end: number;
  /** Attribute values as written, by lower-case name, with their positions. */
  values: Map<string, string>;
  places: Map<string, { from: number; to: number }>;
  /** The text of a script; undefined if it is never closed, since browsers do not run it. */
  content?: string;
}

const ignore = (): void => undefined;
const IGNORED: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};
/** Elements whose content is not HTML. */
const FOREIGN = new Set(['svg', 'math']);

/** A part of the page and its replacement: a text with one character per byte, or bytes. */
export interface Edit {
  from: number;
  to: number;
  text: string | Buffer;
}

/** The start tags with the given names, in document order; `script` must be among them. */
export function readTags(html: string, names: readonly string[]): Tag[] {
  const tags: Tag[] = [];
  const wanted = new Set(names);
  let tag: Tag | undefined;
  let script: Tag | undefined;
  let contentFrom = 0;
  let attribute = '';
  let foreignDepth = 0;
  let last = '';
  const nameOf = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const opened = (index: number): void => {
    if (!tag) return;
    tag.end = index + 1;
    if (tag.name !== 'script') return;
    // A script that is never closed contains the rest of the page.
    [script, tag.end, contentFrom] = [tag, html.length, index + 1];
  };
  const callbacks: TokenizerCallbacks = {
    ...IGNORED,
    onopentagname(start, end) {
      const name = nameOf(start, end);
      last = name;
      if (FOREIGN.has(name)) foreignDepth += 1;
      tag = wanted.has(name)
        ? { name, from: start - 1, end: html.length, values: new Map(), places: new Map() }
        : undefined;
      if (tag) tags.push(tag);
    },
    onattribname(start, end) {
      if (tag) attribute = nameOf(start, end);
    },
    onattribdata(from, to) {
      if (tag && !tag.values.has(attribute)) tag.places.set(attribute, { from, to });
    },
    onattribend() {
      if (!tag || tag.values.has(attribute)) return;
      const place = tag.places.get(attribute);
      tag.values.set(attribute, place ? html.slice(place.from, place.to) : '');
    },
    onopentagend: opened,
    onselfclosingtag(index) {
      if (FOREIGN.has(last)) foreignDepth -= 1;
      opened(index);
    },
    onclosetag(start, end) {
      const name = nameOf(start, end);
      if (FOREIGN.has(name)) foreignDepth = Math.max(0, foreignDepth - 1);
      if (!script || name !== 'script') return;
      script.content = html.slice(contentFrom, start - '</'.length);
      script.end = html[end] === '>' ? end + 1 : end;
      script = undefined;
    },
    isInForeignContext: () => foreignDepth > 0,
  };
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return tags;
}

/**
 * The page with replaced parts. A part inside another part is dropped with it. Positions are those
 * of bytes.
 */
export function edited(page: Buffer, edits: readonly Edit[]): Buffer {
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
