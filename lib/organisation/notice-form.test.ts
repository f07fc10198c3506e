import { LOCALES } from '@/lib/i18n/locales';
import { noticeFromText } from './notice';

const text = { fr: 'Siège fermé' };
const read = (notice: unknown) => noticeFromText(JSON.stringify(notice));

describe('a notice written as JSON', () => {
  test('needs a French text and nothing else', () => {
    expect(read({ text })).toEqual({
      ok: true,
      notice: {
        text: { ...Object.fromEntries(LOCALES.map((locale) => [locale, ''])), fr: 'Siège fermé' },
        link: null,
        until: null,
        severity: 'warning',
      },
    });
  });

  test.each([
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['2026-12-31 18:00', '2026-12-31T17:00:00.000Z'],
    ['2026-12-31T18:00:00+00:00', '2026-12-31T18:00:00.000Z'],
  ])('until %s ends at %s: a day is shown to its end, in Algeria', (until, moment) => {
    expect(read({ text, until })).toMatchObject({ notice: { until: moment } });
  });

  test.each([
    ['{"text":', /^is not JSON$/],
    ['[]', /^notice /],
    [JSON.stringify({}), /^text /],
    [JSON.stringify({ text: { fr: ' ' } }), /^text\.fr /],
    [JSON.stringify({ text, until: 'demain' }), /^until must be a date/],
    [JSON.stringify({ text, untill: '2026-12-31' }), /untill/],
    [JSON.stringify({ text, severity: 'red' }), /^severity /],
    [
      JSON.stringify({ text, link: { url: 'javascript:alert(1)', label: { fr: 'Lire' } } }),
      /^link\.url must be a path/,
    ],
    [JSON.stringify({ text, link: { url: '/contact' } }), /^link\.label /],
  ])('%s is malformed, and said to be in one line', (written, fault) => {
    const result = noticeFromText(written);
    expect(result).toMatchObject({ ok: false, fault: expect.stringMatching(fault) });
    expect(JSON.stringify(result)).not.toContain('\\n');
  });
});
