import { randomBytes } from 'node:crypto';
import { dataText, PART, PART_ATTRIBUTE, partMark, type PageParts } from '@/lib/page-parts';

/** Anybody's marks: which of them are a page's own, its word says. */
const MARKS = /<!--([\da-f]{18})-(\d+)-->/g;
const MARKS_IN_ELEMENTS = /><!--([\da-f]{18})-(\d+)-->/g;

export function openParts(): PageParts {
  return { word: randomBytes(9).toString('hex'), html: [] };
}

/** A page, and its data, in which marks stand for parts. */
interface Marked {
  before: string;
  after: string;
  data: string;
}

/** Puts the parts in place of their marks, in the page and in its data: these need nothing of the page then. */
export function withParts({ before, after, data }: Marked, parts: PageParts): Marked {
  const { word, html } = parts;
  const inPage = (text: string): string =>
    text.replace(MARKS, (mark, found: string, number: string) => (found === word ? (html[Number(number)] ?? '') : mark));
  return { before: inPage(before), after: inPage(after), data: inData(data, parts) };
}

/**
 * Puts the parts into the page, each numbered on its element. In the data those numbers stand for them, until the page's own script reads the HTML where
 * it stands (components/late/page-parts). What the page does not show yet stands in the data.
 */
export function withNumberedParts({ before, after, data }: Marked, parts: PageParts): Marked {
  const { word, html } = parts;
  const places = new Map<string, number>();
  const inPage = (text: string): string =>
    text.replace(MARKS_IN_ELEMENTS, (mark, found: string, number: string) => {
      if (found !== word) return mark;
      const place = places.get(number) ?? places.size;
      places.set(number, place);
      return ` ${PART_ATTRIBUTE}="${place}">${html[Number(number)]}`;
    });
  // Content that looks like a number's mark would be taken for one in the browser.
  const known = data.includes(`!--${PART}-`) ? undefined : places;
  return { before: inPage(before), after: inPage(after), data: inData(data, parts, known) };
}

/** Data with marks of the numbers that are known, and else with the parts themselves, which stand in texts of JSON there. */
function inData(data: string, { word, html }: PageParts, places?: Map<string, number>): string {
  return data.replace(MARKS, (mark, found: string, number: string) => {
    if (found !== word) return mark;
    const place = places?.get(number);
    return place === undefined ? dataText(html[Number(number)] ?? '').slice(1, -1) : partMark(PART, place);
  });
}
