import { statementOf } from './accessibility';

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
