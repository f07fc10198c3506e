import { readFileSync } from 'node:fs';
import { ACCESSIBILITY_REVIEW, shareOfPassed } from './accessibility';

const CRITERIA_PER_THEME = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const ROW = /^\| (\d+\.\d+) +\| .+? +\| (conforme|non conforme|non applicable) +\| (.+?) +\|$/gm;

const rows = [...readFileSync(new URL('../../docs/accessibility/rgaa.md', import.meta.url), 'utf8').matchAll(ROW)].map(
  ([, criterion = '', verdict = '', proof = '']) => ({ criterion, verdict, proof }),
);

test('the review gives every criterion of RGAA 4.1 a verdict and a proof, in order', () => {
  const expected = CRITERIA_PER_THEME.flatMap((count, theme) => Array.from({ length: count }, (_, place) => `${theme + 1}.${place + 1}`));
  expect(expected).toHaveLength(106);
  expect(rows.map(({ criterion }) => criterion)).toEqual(expected);
  expect(rows.filter(({ proof }) => proof.length < 4)).toEqual([]);
});

test('the accessibility statement reports the figures of the review', () => {
  const count = (verdict: string): number => rows.filter((row) => row.verdict === verdict).length;
  const passed = count('conforme');
  expect(ACCESSIBILITY_REVIEW).toMatchObject({ passed, applicable: passed + count('non conforme') });
});

test('a single criterion that is not met keeps the share below a hundred per cent', () => {
  expect(shareOfPassed({ passed: 999, applicable: 1000 })).toBe(99);
  expect(shareOfPassed({ passed: 10, applicable: 10 })).toBe(100);
});
