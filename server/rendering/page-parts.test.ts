import { partMark, takePart } from '@/lib/page-parts';
import { hostileText } from '@/lib/testing/hostile';
import { fc } from '@/lib/testing/property';
import { openParts, withNumberedParts, withParts } from './page-parts';

const LONG = `<p class="a">L’été &amp; "l’hiver" $& \\ </p>${'<b>x</b>'.repeat(20)}`;
const row = (html: string): string => `1:${JSON.stringify({ dangerouslySetInnerHTML: { __html: html } })}\n`;

describe('the parts of a page', () => {
  test('stand in the page, and marks for them in its data', () => {
    const parts = openParts();
    const [a, b] = [takePart(parts, LONG), takePart(parts, `${LONG}2`)];
    expect(withNumberedParts({ before: '<a>', after: `<ul class="u">${b}</ul><p>${a}</p>`, data: row(a) + row(b) }, parts)).toEqual({
      before: '<a>',
      after: `<ul class="u" data-part="0">${LONG}2</ul><p data-part="1">${LONG}</p>`,
      data: row(partMark('part', 1)) + row(partMark('part', 0)),
    });
  });

  test('that the page does not show yet stand in its data', () => {
    const parts = openParts();
    expect(withNumberedParts({ before: '', after: '<p></p>', data: row(takePart(parts, LONG)) }, parts).data).toBe(row(LONG));
  });

  test('are not marked in the data where content looks like a mark', () => {
    const parts = openParts();
    const mark = takePart(parts, LONG);
    const forged = '1:T20,"__html":"<!--part-0-->"\n';
    expect(withNumberedParts({ before: '', after: `<p>${mark}</p>`, data: forged + row(mark) }, parts).data).toBe(forged + row(LONG));
  });

  test('stand in both of a page that nobody keeps', () => {
    const parts = openParts();
    const mark = takePart(parts, LONG);
    expect(withParts({ before: `<i>${mark}</i>`, after: `<p>${mark}</p>`, data: row(mark) }, parts)).toEqual({
      before: `<i>${LONG}</i>`,
      after: `<p>${LONG}</p>`,
      data: row(LONG),
    });
  });

  test('begin in the data with a second dollar sign where they begin with one: React takes the first for a name of its own', () => {
    const parts = openParts();
    const html = `$L1 ${LONG}`;
    const mark = takePart(parts, html);
    const page = { before: '', after: `<p>${mark}</p>`, data: row(mark) };
    expect(withParts(page, parts)).toMatchObject({ after: `<p>${html}</p>`, data: row(`$${html}`) });
    expect(withNumberedParts({ ...page, after: '' }, parts).data).toBe(row(`$${html}`));
  });

  test('whatever is in them and beside them, the data stay whole', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (inside, beside) => {
        const parts = openParts();
        const html = `${LONG}${inside.replaceAll('<', '&lt;')}`;
        const mark = takePart(parts, html);
        const other = `2:${JSON.stringify(beside)}\n`;
        const marked = { before: '', after: `<p>${mark}</p>`, data: row(mark) + other };
        expect(withParts(marked, parts)).toMatchObject({ after: `<p>${html}</p>`, data: row(html) + other });
        expect(withNumberedParts(marked, parts).after).toBe(`<p data-part="0">${html}</p>`);
      }),
    );
  });

  test('short HTML is none', () => {
    expect(takePart(openParts(), '<b>x</b>')).toBe('<b>x</b>');
  });
});
