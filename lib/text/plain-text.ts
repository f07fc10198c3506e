import { decode } from 'html-entities';
import { ENTITY_PASSES } from '@/lib/constants';
import { withoutDirectionMarks } from './direction-marks';

/** Decodes HTML entities until nothing changes, at most 10 times (specification §9): back offices encode more than once. Half a character, which an entity may name, is replaced. */
export function decodeEntities(text: string): string {
  let current = text;
  for (let pass = 0; pass < ENTITY_PASSES && current.includes('&'); pass += 1) {
    const next = decode(current);
    if (next === current) break;
    current = next;
  }
  return current.toWellFormed();
}

/** Elements whose content nobody reads. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'title']);
/** Elements that do not end a word. */
const INLINE = new Set('a abbr b bdi bdo cite code del em font i ins kbd mark q s small span strong sub sup u var wbr'.split(' '));

/**
 * The words a reader would see of a piece of HTML: entities decoded, markup removed, white space folded. One linear pass
 * (no backtracking pattern), since the text comes from outside and may be large.
 */
export function plainText(html: string): string {
  const source = decodeEntities(html);
  if (!source.includes('<')) return foldSpaces(source);
  const lower = lowerLetters(source);
  const kept: string[] = [];
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open === -1) break;
    const name = /^<\/?([a-z][a-z0-9]*)/.exec(lower.slice(open, open + 16))?.[1];
    if (!name && !/^<[!?]/.test(lower.slice(open, open + 2))) {
      kept.push(source.slice(at, open + 1));
      at = open + 1;
      continue;
    }
    kept.push(source.slice(at, open));
    if (!name || !INLINE.has(name)) kept.push(' ');
    at = endOfTag(lower, open, name);
  }
  kept.push(source.slice(at));
  return foldSpaces(kept.join(''));
}

function foldSpaces(text: string): string {
  return withoutDirectionMarks(text)
    .replace(/[^\S\u00A0\u202F]+/gu, ' ')
    .trim();
}

/** Lower case of the letters tags are made of. Of all letters it would move positions: a capital dotted I becomes two characters. */
function lowerLetters(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function endOfTag(lower: string, open: number, name: string | undefined): number {
  const after = (mark: string, from: number): number => {
    const found = lower.indexOf(mark, from);
    return found === -1 ? lower.length : found + mark.length;
  };
  if (lower.startsWith('<!--', open)) return after('-->', open);
  const close = after('>', open);
  if (!name || !UNREAD.has(name) || lower[open + 1] === '/') return close;
  return after('>', after(`</${name}`, close));
}
