import { createHash, randomBytes } from 'node:crypto';
import { PART, PART_ATTRIBUTE, partMark, type PageParts } from '@/lib/page-parts';

/** The framework's data for the browser as they come in a page: a text in pieces, each in a script of its own, its brackets escaped. */
const DATA = /<script>self\.__next_f\.push\(\[1,"([^<]*)"\]\)<\/script>/g;

export function openParts(): PageParts {
  return { word: randomBytes(9).toString('hex'), html: [] };
}

/** The parts of one page on their way to it. */
export class Parts {
  readonly #html: readonly string[];
  readonly #word: string;
  /** Names of those that the page shows. */
  readonly #names = new Map<string, string>();

  constructor({ word, html }: PageParts) {
    this.#html = html;
    this.#word = word;
  }

  /** A page whose data stand apart: each part on an element that bears its name. */
  inPage(page: string): string {
    return this.#filled(page, (number) => ` ${PART_ATTRIBUTE}="${this.#name(number)}">${this.#of(number)}`);
  }

  /** Data that stand apart from the page they were made with: a mark for every part the page shows, the others whole. */
  inData(data: string, page: string): string {
    for (const [, number = ''] of page.matchAll(this.#marks('>'))) this.#name(number);
    // Content that looks like a mark would be taken for one in the browser.
    const isMarked = !data.includes(`!--${PART}-`);
    return data.replace(this.#marks(''), (_mark, number: string) => {
      const name = isMarked ? this.#names.get(number) : undefined;
      return name === undefined ? inText(this.#of(number)) : partMark(PART, name);
    });
  }

  /** A page that holds its data itself, both whole. */
  inBoth(page: string): string {
    const data = [...page.matchAll(DATA)].map(([, text = '']) => text).join('');
    const whole = data.replace(new RegExp(String.raw`\\u003c!--${this.#word}-(\d+)--\\u003e`, 'g'), (_mark, number: string) =>
      inText(inText(this.#of(number))),
    );
    let pieces = 0;
    // A mark may be cut in two by the end of a piece: all go together, in the place of the first.
    const joined = page.replace(DATA, () =>
      pieces++ === 0 ? `<script>self.__next_f.push([1,"${whole.replaceAll('<', String.raw`\u003c`)}"])</script>` : '',
    );
    return this.#filled(joined, (number) => `>${this.#of(number)}`);
  }

  #filled(page: string, part: (number: string) => string): string {
    return page.replace(this.#marks('>'), (_mark, number: string) => part(number));
  }

  #marks(before: string): RegExp {
    return new RegExp(`${before}<!--${this.#word}-(\\d+)-->`, 'g');
  }

  #of(number: string): string {
    return this.#html[Number(number)] ?? '';
  }

  #name(number: string): string {
    let name = this.#names.get(number);
    if (name === undefined) {
      name = createHash('sha256').update(this.#of(number)).digest('base64url').slice(0, 12);
      this.#names.set(number, name);
    }
    return name;
  }
}

/** A text inside a text of the data. */
function inText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
