import { runInNewContext } from 'node:vm';
import { partMark, takePart, type PageParts } from '@/lib/page-parts';
import { hostileText } from '@/lib/testing/hostile';
import { fc } from '@/lib/testing/property';
import { openParts, Parts } from './page-parts';

const LONG = `<p class="a">L’été &amp; "l’hiver" $& \\ </p>${'<b>x</b>'.repeat(20)}`;
const NAMED = / data-part="([\w-]{12})">/g;

/** As the framework writes its data: a text of rows in a script, its brackets escaped. */
function script(data: string): string {
  const text = JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script>self.__next_f.push([1,${text}])</script>`;
}

/** The data a browser reads from a page. */
function dataOf(page: string): string {
  let data = '';
  const push = ([, text]: [number, string]): void => void (data += text);
  for (const [, code = ''] of page.matchAll(/<script>([^<]*)<\/script>/g)) runInNewContext(code, { self: { __next_f: { push } } });
  return data;
}

const row = (html: string): string => `1:${JSON.stringify({ dangerouslySetInnerHTML: { __html: html } })}\n`;

/** A page being made, and the marks of its parts. */
function begun(...html: string[]): { parts: PageParts; marks: string[] } {
  const parts = openParts();
  return { parts, marks: html.map((each) => takePart(parts, each)) };
}

describe('a page whose data stand apart', () => {
  test('has each part on an element that bears its name; in the data stand marks of the same names', () => {
    const { parts, marks } = begun(LONG, `${LONG}2`);
    const made = new Parts(parts);
    const page = `<ul class="u">${marks[1]}</ul><p>${marks[0]}</p>`;
    const data = made.inData(row(marks[0] ?? '') + row(marks[1] ?? ''), page);
    const shown = made.inPage(page);
    const [second = '', first = ''] = Array.from(shown.matchAll(NAMED), ([, name]) => name);
    expect(shown).toBe(`<ul class="u" data-part="${second}">${LONG}2</ul><p data-part="${first}">${LONG}</p>`);
    expect(data).toBe(row(partMark('part', first)) + row(partMark('part', second)));
  });

  test('names a part by its HTML, in every rendering the same', () => {
    const names = [0, 1].map(() => {
      const { parts, marks } = begun(`${LONG}${'x'.repeat(5)}`);
      return new Parts(parts).inPage(`<p>${marks[0]}</p>`);
    });
    expect(names[0]).toBe(names[1]);
    const { parts, marks } = begun(`${LONG}other`);
    expect(NAMED.exec(new Parts(parts).inPage(`<p>${marks[0]}</p>`))?.[1]).not.toBe(NAMED.exec(names[0] ?? '')?.[1]);
  });

  test('has in its data what it does not show yet', () => {
    const { parts, marks } = begun(LONG);
    expect(new Parts(parts).inData(row(marks[0] ?? ''), '<p></p>')).toBe(row(LONG));
  });

  test('has no mark in its data where content looks like one', () => {
    const { parts, marks } = begun(LONG);
    const forged = '1:T20,"__html":"<!--part-abcdefghijkl-->"\n';
    expect(new Parts(parts).inData(forged + row(marks[0] ?? ''), `<p>${marks[0]}</p>`)).toBe(forged + row(LONG));
  });
});

describe('a page that holds its data itself', () => {
  test('has its parts in both, wherever the data are cut into pieces', () => {
    const { parts, marks } = begun(LONG);
    const mark = marks[0] ?? '';
    const data = row(mark);
    for (let cut = 1; cut < data.length; cut += 1) {
      const page = new Parts(parts).inBoth(`<p>${mark}</p>${script(data.slice(0, cut))}<i></i>${script(data.slice(cut))}`);
      expect(dataOf(page)).toBe(row(LONG));
      expect(page).toMatch(/<script>[^<]*<\/script><i><\/i>$/);
      expect(page.startsWith(`<p>${LONG}</p>`)).toBe(true);
    }
  });

  test('whatever is in them and beside them, the data stay whole', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (inside, beside) => {
        const html = `${LONG}${inside.replaceAll('<', '&lt;')}`;
        const { parts, marks } = begun(html);
        const other = `2:${JSON.stringify(beside)}\n`;
        const made = new Parts(parts);
        expect(dataOf(made.inBoth(script(row(marks[0] ?? '') + other)))).toBe(row(html) + other);
        expect(made.inData(row(marks[0] ?? '') + other, '')).toBe(row(html) + other);
        expect(made.inBoth(`<p>${marks[0]}</p>`)).toBe(`<p>${html}</p>`);
      }),
    );
  });
});

test('short HTML is no part', () => {
  expect(begun('<b>x</b>').marks).toEqual(['<b>x</b>']);
});
