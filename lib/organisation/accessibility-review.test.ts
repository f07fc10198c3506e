import { readFileSync } from 'node:fs';
import { ACCESSIBILITY_REVIEW, shareOfPassed, statementOf } from './accessibility';

const CRITERIA_PER_THEME = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const review = readFileSync(new URL('../../docs/accessibility/rgaa.md', import.meta.url), 'utf8');

/**
 * The criteria under the heading of a verdict: one (`1.8`) or several (`4.1–4.13`) per line, each
 * with a proof after the colon.
 */
function criteriaOf(verdict: string): string[] {
  const [, section = ''] = review.split(`\n## ${verdict}\n`);
  const lines = (section.split('\n## ')[0] ?? '').matchAll(
    /^- (\d+)\.(\d+)(?:–\d+\.(\d+))?[^:]*: .{4,}$/gm,
  );
  return [...lines].flatMap(([, theme, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, place) => `${theme}.${Number(first) + place}`,
    ),
  );
}

test('the review gives every criterion of RGAA 4.1 one verdict and a proof', () => {
  const expected = CRITERIA_PER_THEME.flatMap((count, theme) =>
    Array.from({ length: count }, (_, place) => `${theme + 1}.${place + 1}`),
  );
  expect(expected).toHaveLength(106);
  expect(['Conforme', 'Non conforme', 'Non applicable'].flatMap(criteriaOf).sort()).toEqual(
    expected.sort(),
  );
});

test('the accessibility statement reports the figures of the review', () => {
  const passed = criteriaOf('Conforme').length;
  expect(ACCESSIBILITY_REVIEW).toMatchObject({
    passed,
    applicable: passed + criteriaOf('Non conforme').length,
  });
});

test('a single criterion that is not met keeps the share below a hundred per cent', () => {
  expect(shareOfPassed({ passed: 70, applicable: 71 })).toBe(98.6);
  expect(shareOfPassed({ passed: 9999, applicable: 10_000 })).toBe(99.9);
  expect(shareOfPassed({ passed: 10, applicable: 10 })).toBe(100);
});

const audit = {
  result: 'compliant',
  date: '2026-12-31',
  standard: 'RGAA 4.1.2',
  auditor: null,
  share: 100,
  issues: [],
  contact: null,
} as const;

describe('the accessibility statement', () => {
  test('of a site that tells of an audit has its result, with the demonstration’s content too', () => {
    for (const isDemonstrationAlone of [true, false])
      expect(statementOf({ ...audit, issues: [] }, isDemonstrationAlone)).toMatchObject({
        kind: 'audited',
        result: 'compliant',
      });
  });

  test('states no compliance without an audit, but on the demonstration alone', () => {
    expect(statementOf(null, true)).toEqual({
      kind: 'demonstration',
      result: 'partiallyCompliant',
    });
    expect(statementOf(null, false)).toEqual({ kind: 'not-audited', result: 'notAssessed' });
  });
});
