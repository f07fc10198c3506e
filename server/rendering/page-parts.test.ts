import { runInNewContext } from 'node:vm';
import { partMark, takePart } from '@/lib/page-parts';
import { hostileText } from '@/lib/testing/hostile';
import { fc } from '@/lib/testing/property';
import { inlineScriptHashes } from '../security-headers';
import { openParts, withParts } from './page-parts';

const LONG = `<p class="a">L’été &amp; "l’hiver" $& \\ </p>${'<b>x</b>'.repeat(20)}`;

/** As the framework writes its data: a text of rows in a script, its brackets escaped. */
function script(data: string): string {
  const text = JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `<script>self.__next_f.push([1,${text}])</script>`;
}

/** The data a browser reads from a page, its marks left as they are. */
function dataOf(page: string): string {
  const pushed: [number, string][] = [];
  for (const [, code = ''] of page.matchAll(/<script>(self\.__next_f\.push[^<]*)<\/script>/g)) {
    runInNewContext(code, { self: { __next_f: { push: (piece: [number, string]) => pushed.push(piece) } }, withParts: (data: string) => data });
  }
  return pushed.map(([, text]) => text).join('');
}

const row = (html: string): string => `1:${JSON.stringify({ dangerouslySetInnerHTML: { __html: html } })}\n`;

describe('the parts of a page', () => {
  test('stand in the page, and marks for them in its data', () => {
    const parts = openParts();
    const [a, b] = [takePart(parts, LONG), takePart(parts, `${LONG}2`)];
    const page = withParts(`<ul class="u">${b}</ul><p>${a}</p>${script(row(a) + row(b))}</body>`, parts);
    expect(page).toContain(`<ul class="u" data-part="0">${LONG}2</ul><p data-part="1">${LONG}</p><script>`);
    expect(dataOf(page)).toBe(row(partMark('part', 1)) + row(partMark('part', 0)));
    expect(page).toMatch(/<\/script><\/body>$/);
    expect(inlineScriptHashes(page)).toHaveLength(1);
  });

  test('are found in data that comes in pieces, wherever it is cut', () => {
    const parts = openParts();
    const mark = takePart(parts, LONG);
    const data = row(mark);
    for (let cut = 1; cut < data.length; cut += 1) {
      const page = withParts(`<p>${mark}</p>${script(data.slice(0, cut))}<i></i>${script(data.slice(cut))}`, parts);
      expect(dataOf(page)).toBe(row(partMark('part', 0)));
      expect(page).toContain(`<p data-part="0">${LONG}</p><i></i><script>`);
    }
  });

  test('that the page does not show yet stand in its data', () => {
    const parts = openParts();
    const mark = takePart(parts, LONG);
    expect(dataOf(withParts(`<p></p>${script(row(mark))}`, parts))).toBe(row(LONG));
  });

  test('are not marked in the data where content looks like a mark', () => {
    const parts = openParts();
    const mark = takePart(parts, LONG);
    const forged = '1:T20,"__html":"<!--part-0-->"\n';
    expect(dataOf(withParts(`<p>${mark}</p>${script(forged + row(mark))}`, parts))).toBe(forged + row(LONG));
  });

  test('whatever is in them and beside them, the data stays whole', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (inside, beside) => {
        const parts = openParts();
        const html = `${LONG}${inside.replaceAll('<', '&lt;')}`;
        const mark = takePart(parts, html);
        const other = `2:${JSON.stringify(beside)}\n`;
        expect(dataOf(withParts(script(row(mark) + other), parts))).toBe(row(html) + other);
        expect(withParts(`<p>${mark}</p>${script(row(mark) + other)}`, parts)).toContain(`<p data-part="0">${html}</p>`);
      }),
    );
  });

  test('short HTML is none, and a page without parts stays as it is', () => {
    const parts = openParts();
    expect(takePart(parts, '<b>x</b>')).toBe('<b>x</b>');
    const page = `<p></p>${script('1:2\n')}`;
    expect(withParts(page, parts)).toBe(page);
  });

  test('data in another form is refused: its marks would be lost', () => {
    const parts = openParts();
    takePart(parts, LONG);
    expect(() => withParts('<script>self.__next_f.push([3,"AA=="])</script>', parts)).toThrow('marks');
  });
});
