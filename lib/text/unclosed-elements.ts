import { tokenize } from './html-tokens';

/** Elements that are shown as something else than what they hold, or not at all: one that is never closed would hold all that follows. */
const SWALLOWING = new Set('iframe oembed video audio style title xmp noembed noframes'.split(' '));
/** What stands in a film or sound before the words for browsers that cannot play it. */
const SOURCES = new Set(['source', 'track']);
/** The one element whose content may hold what looks like tags of others. */
const SCRIPT = 'script';
const COMMENT = '<!--';
/** How often a text is read. Each pass but the last finds something without an end, of which there are a few kinds. */
const MOST_PASSES = 16;

interface StartTag {
  name: string;
  from: number;
  end: number;
}

/** Where something begins that has no end. */
interface Endless {
  kind: 'script' | 'comment' | 'tag';
  from: number;
}

/**
 * HTML in which nothing swallows what follows it, as it does in browsers. An element that is not closed before the next of its kind is
 * closed behind its start tag; of a script, a comment or a tag without an end, what begins it is left out. A tag at the end of a text that
 * was cut stays: no words follow it.
 */
export function withoutUnclosed(html: string): string {
  let source = html;
  let scriptsEnd = Infinity;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = closeElements(source, scriptsEnd);
    if (typeof result === 'string') return result;
    const { kind, from } = result;
    // None of those that follow has an end, either.
    if (kind === 'script') scriptsEnd = from;
    else source = source.slice(0, from) + (kind === 'comment' ? source.slice(from).replaceAll(COMMENT, '') : source.slice(from + 1));
  }
  return source;
}

/** Scripts that begin at `scriptsEnd` or later are never closed: their tags go. */
function closeElements(html: string, scriptsEnd: number): string | Endless {
  const parts: string[] = [];
  let copied = 0;
  /** Where the last token ends. What begins there and has no end is none. */
  let end = 0;
  let tag: StartTag = { name: '', from: 0, end: 0 };
  let open: StartTag | undefined;
  let script: StartTag | undefined;

  const put = (until: number, text: string, next = until): void => {
    parts.push(html.slice(copied, until), text);
    copied = next;
  };
  const close = (): void => {
    if (open) put(open.end, `</${open.name}>`);
    open = undefined;
  };
  const ended = (index: number): void => {
    tag.end = end = index + 1;
    if (tag.name === SCRIPT && tag.from >= scriptsEnd) put(tag.from, '', end);
    else if (tag.name === SCRIPT) script = tag;
    else if (open && SOURCES.has(tag.name) && html.slice(open.end, tag.from).trim() === '') open.end = end;
    if (!SWALLOWING.has(tag.name)) return;
    close();
    open = tag;
  };
  const commented = (_: number, to: number): void => void (to < html.length && (end = to + 1));
  tokenize(
    html,
    {
      ontext: (_, to) => (end = to),
      onopentagname: (name, start) => (tag = { name, from: start - 1, end: 0 }),
      onopentagend: ended,
      onselfclosingtag(index) {
        ended(index);
        if (open === tag) close();
        if (script === tag) put(end, `</${SCRIPT}>`);
        script = undefined;
      },
      onclosetag(name, _, to) {
        // Attributes of an end tag say nothing, but a quotation mark among them may have no second.
        const tagEnd = html.indexOf('>', to);
        if (tagEnd > to) put(to, '', tagEnd);
        if (tagEnd >= 0) end = tagEnd + 1;
        if (name === open?.name) open = undefined;
        script = undefined;
      },
      oncomment: commented,
      ondeclaration: commented,
      // Asked where a tag begins: of all elements without markup, only scripts are read as such.
      isInForeignContext: () => tagAt(html, end) >= scriptsEnd || !isScript(html, tagAt(html, end)),
    },
    { recognizeSelfClosing: true },
  );
  if (script) return { kind: 'script', from: script.from };
  end = tagAt(html, end);
  if (html.startsWith(COMMENT, end)) return { kind: 'comment', from: end };
  if (html.includes('>', end)) return { kind: 'tag', from: end };
  close();
  return parts.join('') + html.slice(copied);
}

/** Behind end tags without a name, which are no tokens. */
function tagAt(html: string, end: number): number {
  let place = end;
  while (html.startsWith('</>', place)) place += '</>'.length;
  return place;
}

function isScript(html: string, from: number): boolean {
  return html.slice(from + 1, from + 1 + SCRIPT.length).toLowerCase() === SCRIPT;
}
