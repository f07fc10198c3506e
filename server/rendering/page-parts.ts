import { randomBytes } from 'node:crypto';
import { PART, PART_ATTRIBUTE, partMark, type PageParts } from '@/lib/page-parts';

/** The framework's data for the browser: a text in pieces, each in a script of its own. Its brackets are escaped there. */
const DATA = /<script>self\.__next_f\.push\(\[1,"([^<]*)"\]\)<\/script>/g;
/** The framework's other form, for what is no text. */
const BINARY = 'self.__next_f.push([3,';

export function openParts(): PageParts {
  return { word: randomBytes(9).toString('hex'), html: [] };
}

/**
 * Puts the parts into a page in which marks stand for them. In the data for the browser marks stay; its script calls `withParts` of the page's
 * loader with it (components/late). What the page does not show yet stands in the data.
 */
export function withParts(page: string, parts: PageParts): string {
  if (parts.html.length === 0) return page;
  if (page.includes(BINARY)) throw new Error('The framework writes its data in a form in which marks cannot be found');
  const { word, html } = parts;
  const pieces = [...page.matchAll(DATA)];
  const data = pieces.map(([, text = '']) => text).join('');
  const places = new Map<string, number>();
  const shown = (text: string): string =>
    text.replace(new RegExp(`><!--${word}-(\\d+)-->`, 'g'), (_mark, number: string) => {
      const place = places.get(number) ?? places.size;
      places.set(number, place);
      return ` ${PART_ATTRIBUTE}="${place}">${html[Number(number)]}`;
    });
  let filled = '';
  let end = 0;
  for (const piece of pieces) {
    filled += shown(page.slice(end, piece.index));
    end = piece.index + piece[0].length;
  }
  const rest = shown(page.slice(end));
  // Content that looks like a mark would be taken for one in the browser.
  const isMarked = !data.includes(`!--${PART}-`);
  const known = data.replace(new RegExp(`\\\\u003c!--${word}-(\\d+)--\\\\u003e`, 'g'), (_mark, number: string) => {
    const place = isMarked ? places.get(number) : undefined;
    return place === undefined ? inData(html[Number(number)] ?? '') : inScript(partMark(PART, place));
  });
  return `${filled}<script>self.__next_f.push([1,withParts("${known}")])</script>${rest}`;
}

/** A text inside a text of the data, which is itself a text in a script. */
function inData(text: string): string {
  return inScript(JSON.stringify(text).slice(1, -1));
}

function inScript(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('<', String.raw`\u003c`);
}
