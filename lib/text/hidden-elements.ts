import { tokenize } from './html-tokens';

const SCRIPT = 'script';
/** Elements that are not shown, nor what they hold. */
const HIDDEN = new Set([SCRIPT, ...'style title xmp noembed noframes'.split(' ')]);
/**
 * Elements that are shown as something else than what they hold; of films and sound, the files are
 * in there.
 */
const REPLACED = new Set('iframe oembed video audio'.split(' '));
const PLAYED = new Set(['video', 'audio']);
/** What stands in a film or sound before the words for browsers that cannot play it. */
const SOURCES = new Set(['source', 'track']);
const COMMENT = '<!--';
/**
 * How often a text is read. Each pass but the last finds a comment or tag without an end, of which
 * there are a few kinds.
 */
const MOST_PASSES = 16;

interface OpenElement {
  name: string;
  /** Place among the parts of the text where its content begins. */
  content: number;
  /** What stands there if the element is never closed. */
  endTag: string;
  /** It holds more than blanks and sources. */
  isFilled: boolean;
}

/** Where something begins that has no end. */
interface Endless {
  kind: 'comment' | 'tag';
  from: number;
}

/**
 * HTML without what is never shown, and in which nothing swallows what follows it, as it does in
 * browsers. An element that is not closed before the next of them is taken for empty; of a comment
 * or a tag without an end, what begins it is left out. A tag at the end of a text that was cut
 * stays: no words follow it.
 */
export function withoutHidden(html: string): string {
  // What feeds and exports write around HTML.
  let source = html.includes('<![CDATA[')
    ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '')
    : html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const result = readOnce(source);
    if (typeof result === 'string') return result;
    const { kind, from } = result;
    // Of several comments without an end, none has one. A blank cannot join what stands around it
    // to another.
    source =
      source.slice(0, from) +
      (kind === 'comment' ? source.slice(from).replaceAll(COMMENT, ' ') : source.slice(from + 1));
  }
  return source;
}

function readOnce(html: string): string | Endless {
  const isClosed = closedScripts(html);
  const parts: string[] = [];
  let copied = 0;
  /** Where the last token ends. What begins there and has no end is none. */
  let end = 0;
  let name = '';
  let from = 0;
  let open: OpenElement | undefined;
  /** Where a script begins that is being read. */
  let script: number | undefined;

  const copy = (until: number, next = until): void => {
    parts.push(html.slice(copied, until));
    copied = next;
  };
  /** What an element that is never closed holds, is shown. */
  const abandon = (): void => {
    if (open) parts[open.content] = open.endTag;
    open = undefined;
  };
  const enter = (endTag: string): void => {
    abandon();
    open = { name, endTag, isFilled: false, content: parts.push('') - 1 };
  };
  const started = (index: number): void => {
    end = index + 1;
    if (name === SCRIPT && isClosed(from)) script = from;
    else if (HIDDEN.has(name)) {
      copy(from, end);
      if (name !== SCRIPT) enter('');
    } else if (REPLACED.has(name)) {
      copy(end);
      enter(`</${name}>`);
    } else if (open && SOURCES.has(name) && !open.isFilled) {
      copy(end);
      open.content = parts.push('') - 1;
    } else if (open) open.isFilled = true;
  };
  const commented = (_: number, to: number): void => void (to < html.length && (end = to + 1));
  tokenize(
    html,
    {
      ontext(start, to) {
        end = to;
        if (open && !open.isFilled) open.isFilled = html.slice(start, to).trim() !== '';
      },
      onopentagname: (found, start) => ([name, from] = [found, start - 1]),
      onopentagend: started,
      onselfclosingtag(index) {
        // Nothing is open behind it, whatever browsers say.
        if (name === SCRIPT) copy(from, (end = index + 1));
        else started(index);
        if (open?.name === name) abandon();
        script = undefined;
      },
      onclosetag(closed, start, to) {
        const tagEnd = html.indexOf('>', to);
        if (tagEnd >= 0) end = tagEnd + 1;
        if (script !== undefined) copy(script, end);
        else if (closed === open?.name) {
          if (!PLAYED.has(closed)) {
            parts.length = open.content;
            copied = HIDDEN.has(closed) ? end : start - '</'.length;
          }
          open = undefined;
        }
        // Attributes of an end tag say nothing, but a quotation mark among them may have no second.
        if (tagEnd > to && copied <= to) copy(to, tagEnd);
        script = undefined;
      },
      oncdata: commented,
      oncomment: commented,
      ondeclaration: commented,
      // Asked where a tag begins: of all elements without markup, only scripts are read as such.
      isInForeignContext: () => !isScript(html, tagAt(html, end)) || !isClosed(tagAt(html, end)),
    },
    { recognizeSelfClosing: true },
  );
  end = tagAt(html, end);
  if (html.startsWith(COMMENT, end)) return { kind: 'comment', from: end };
  if (html.includes('>', end)) return { kind: 'tag', from: end };
  abandon();
  return parts.join('') + html.slice(copied);
}

/**
 * Whether the script that begins at a place is closed before the next, quoted ones aside. To be
 * asked in the order of the text.
 */
function closedScripts(html: string): (from: number) => boolean {
  const tags = /(?<!["'`])<script(?=[\s/>])|<\/script(?=[\s/>])/gi;
  const lastEnd = html.lastIndexOf('>');
  let next = { index: -1, isClosing: false };
  return (from) => {
    if (next.index <= from) {
      tags.lastIndex = from + 1;
      const found = tags.exec(html);
      next = {
        index: found?.index ?? Infinity,
        isClosing: found !== null && found[0].startsWith('</') && found.index < lastEnd,
      };
    }
    return next.isClosing;
  };
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
