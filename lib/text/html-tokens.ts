import { htmlTagNames } from 'html-tag-names';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Elements whose content is not HTML. */
const FOREIGN = new Set(['svg', 'math']);

/** Those of HTML and of editors. */
const NAMES: ReadonlySet<string> = new Set([...htmlTagNames, 'oembed', 'xml']);
/** Longer words in brackets are none that a person writes. */
const LONGEST_WORDS = 200;
/** `ali@cci.example`, `https://cci.example/fr`. */
const ADDRESS = /^[^\s<>"'=\\@:]*(?:@|:\/\/)[^\s<>"'=\\]*$/;
const WORDS = /^\p{L}[\p{L}\p{M}\p{N} '’.,&;()–-]*$/u;
/** Unlike the name of an element that is not known here: in small letters, perhaps with figures. */
const LIKE_WORDS = /[\p{Lu}\P{ASCII} ]/u;

/**
 * Whether angle brackets hold words instead of a tag: `Name <a@b>`, `<PME>`, `<Forum de l’export>`.
 * `start`: behind the bracket.
 */
function holdsWords(html: string, start: number): boolean {
  const inside = html.slice(start, start + LONGEST_WORDS);
  const end = inside.indexOf('>');
  const words = inside.slice(0, Math.max(0, end)).trim();
  if (ADDRESS.test(words)) return true;
  const [first = ''] = /^[a-z][a-z\d]*(?![\p{L}\p{N}])/iu.exec(words) ?? [];
  return !NAMES.has(first.toLowerCase()) && WORDS.test(words) && LIKE_WORDS.test(words);
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

/**
 * Callbacks for tokens, with positions in the text; entities are not decoded. Tag names are in
 * lower case. What is in angle brackets but no element's name, as in `Name <a@b>`, is
 * `onbracketed`, or a text.
 */
interface Handlers extends Partial<Omit<TokenizerCallbacks, 'onopentagname' | 'onclosetag'>> {
  onopentagname?: (name: string, start: number) => unknown;
  onclosetag?: (name: string, start: number, end: number) => unknown;
  onbracketed?: (start: number, end: number) => unknown;
}

export function tokenize(
  html: string,
  { onopentagname, onclosetag, onbracketed, ...handlers }: Handlers,
  { recognizeSelfClosing = false } = {},
): void {
  let last = '';
  let depth = 0;
  /** Where brackets begin that are no tag. */
  let bracket: number | undefined;
  const endBracket = (end: number): void => {
    if (bracket !== undefined) (onbracketed ?? handlers.ontext ?? ignore)(bracket, end);
    bracket = undefined;
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing },
    {
      ...IGNORED,
      ...handlers,
      onattribname: (start, end) => bracket === undefined && handlers.onattribname?.(start, end),
      onattribdata: (start, end) => bracket === undefined && handlers.onattribdata?.(start, end),
      onattribend: (quote, end) => bracket === undefined && handlers.onattribend?.(quote, end),
      onopentagname(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if (depth === 0 && !NAMES.has(name) && holdsWords(html, start))
          return void (bracket = start - 1);
        last = name;
        if (FOREIGN.has(last)) depth += 1;
        onopentagname?.(last, start);
      },
      onopentagend(end) {
        if (bracket === undefined) handlers.onopentagend?.(end);
        else endBracket(end + 1);
      },
      onselfclosingtag(end) {
        if (bracket !== undefined) return endBracket(end + 1);
        if (FOREIGN.has(last)) depth -= 1;
        (handlers.onselfclosingtag ?? handlers.onopentagend ?? ignore)(end);
      },
      onclosetag(start, end) {
        const name = html.slice(start, end).toLowerCase();
        if (FOREIGN.has(name)) depth = Math.max(0, depth - 1);
        onclosetag?.(name, start, end);
      },
      isInForeignContext: handlers.isInForeignContext ?? (() => depth > 0),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  endBracket(html.length);
}

/** HTML in which a parser that knows every name takes none of these brackets for a tag. */
export function withEscapedBrackets(html: string): string {
  const parts: string[] = [];
  let copied = 0;
  tokenize(html, {
    onbracketed(start, end) {
      parts.push(html.slice(copied, start), html.slice(start, end).replaceAll('<', '&lt;'));
      copied = end;
    },
  });
  return parts.join('') + html.slice(copied);
}
