/*
 * A page says everything twice: as HTML, and as data for React in the browser. What is plain HTML in both need not be: while a page is made, a mark
 * stands in its place. The front puts the HTML into the page (server/rendering/page-parts); in the data a mark stays, until the page's own script
 * reads the HTML where it stands (components/late/page-parts).
 */

/** HTML that marks stand for while a page is made. */
export interface PageParts {
  /** The word of this page's marks: nobody who writes content can know it. */
  word: string;
  html: string[];
}

/** Below this a mark saves nothing. */
const SHORTEST = 100;
/** The word of the marks in finished pages. A page whose content holds it has none. */
export const PART = 'part';
/** Its number stands on its element in the finished page. */
export const PART_ATTRIBUTE = 'data-part';

export function partMark(word: string, number: number): string {
  return `<!--${word}-${number}-->`;
}

/** HTML as a text of the data for React. There a text that begins with a dollar sign names something else: a second one says that it does not. */
export function dataText(html: string): string {
  return JSON.stringify(html.startsWith('$') ? `$${html}` : html);
}

/** Takes HTML into the parts of a page. What stands for it: its mark, or itself when it is short. */
export function takePart({ word, html: taken }: PageParts, html: string): string {
  return html.length < SHORTEST ? html : partMark(word, taken.push(html) - 1);
}
