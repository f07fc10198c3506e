import {
  containsToday,
  periodOf,
  periodTitle,
  readCalendarAddress,
  adjacentPeriod,
  VIEWS,
  writeCalendarQuery,
  type CalendarAddress,
} from './calendar-address';

const today = '2026-11-21';
const read = (query: string): CalendarAddress =>
  readCalendarAddress(new URLSearchParams(query), today);

describe('view and day of an address', () => {
  test.each([
    { query: '', view: 'mois', day: '2026-11-21' },
    { query: 'vue=semaine', view: 'semaine', day: '2026-11-21' },
    { query: 'date=2026-11', view: 'mois', day: '2026-11-21' },
    { query: 'date=2027-01&vue=annee', view: 'annee', day: '2027-01-01' },
    { query: 'vue=jour&date=2027-02-14', view: 'jour', day: '2027-02-14' },
    { query: 'vue=toString&date=2027-02-30', view: 'mois', day: '2026-11-21' },
    { query: 'vue=Mois&date=1789-07-14', view: 'mois', day: '2026-11-21' },
  ])('"$query": $view, $day', ({ query, ...address }) => {
    expect(read(query)).toEqual(address);
  });

  test('are read again from the query that is written for them, in every view', () => {
    for (const view of VIEWS)
      for (const day of ['2026-11-21', '2026-11-01', '2026-11-30', '2027-01-01', '2027-03-09']) {
        expect(read(writeCalendarQuery({ view, day }, today))).toEqual({ view, day });
      }
  });

  test('are written shortly, and other parameters are kept', () => {
    expect(writeCalendarQuery({ view: 'mois', day: today }, today)).toBe('');
    expect(writeCalendarQuery({ view: 'mois', day: '2026-12-01' }, today)).toBe('date=2026-12');
    // In December it would be another week.
    expect(writeCalendarQuery({ view: 'semaine', day: '2026-12-01' }, today)).toBe(
      'date=2026-12-01&vue=semaine',
    );
    expect(read('date=2026-11&vue=jour').day).toBe('2026-11-01');
    expect(writeCalendarQuery({ view: 'jour', day: today }, null)).toBe(`date=${today}&vue=jour`);
    expect(
      writeCalendarQuery({ view: 'jour', day: today }, today, 'date=2026-01&leger=1&vue=liste'),
    ).toBe('leger=1&vue=jour');
  });
});

describe('the period a view is about', () => {
  test.each([
    { view: 'mois', locale: 'fr', first: '2026-11-01', after: '2026-12-01' },
    { view: 'semaine', locale: 'fr', first: '2026-11-16', after: '2026-11-23' },
    { view: 'semaine', locale: 'en', first: '2026-11-15', after: '2026-11-22' },
    { view: 'jour', locale: 'fr', first: '2026-11-21', after: '2026-11-22' },
    { view: 'liste', locale: 'fr', first: '2026-01-01', after: '2027-01-01' },
    { view: 'annee', locale: 'ar', first: '2026-01-01', after: '2027-01-01' },
  ] as const)('$view in $locale: from $first', ({ view, locale, first, after }) => {
    expect(periodOf({ view, day: today }, locale)).toEqual({ first, after });
  });

  test('a week that begins today begins today', () => {
    expect(periodOf({ view: 'semaine', day: '2026-11-23' }, 'fr').first).toBe('2026-11-23');
    expect(periodOf({ view: 'semaine', day: '2026-11-22' }, 'ar').first).toBe('2026-11-22');
  });
});

test.each([
  ['mois', 'novembre 2026', 'November 2026', 'نوفمبر 2026'],
  ['jour', 'samedi 21 novembre 2026', 'Saturday, November 21, 2026', 'السبت، 21 نوفمبر 2026'],
  ['semaine', '16–22 nov. 2026', 'Nov 15 – 21, 2026', 'من 15 إلى 21 نوفمبر 2026'],
  ['annee', '2026', '2026', '2026'],
] as const)('the title of %s', (view, ...titles) => {
  const written = (['fr', 'en', 'ar'] as const).map((locale) =>
    periodTitle({ view, day: today }, locale).replace(/[\u2009\u202F\u00A0]/g, ' '),
  );
  expect(written).toEqual(titles);
});

describe('a step', () => {
  test.each([
    { view: 'mois', day: '2026-12-09', by: 1, leads: '2027-01-01' },
    { view: 'mois', day: '2026-12-09', by: -1, leads: today },
    { view: 'semaine', day: '2026-12-30', by: 1, leads: '2027-01-04' },
    { view: 'semaine', day: '2026-11-27', by: -1, leads: today },
    { view: 'semaine', day: '2026-11-15', by: -1, leads: '2026-11-02' },
    { view: 'jour', day: '2026-12-01', by: -1, leads: '2026-11-30' },
    { view: 'liste', day: '2027-05-05', by: -1, leads: today },
    { view: 'annee', day: '2026-05-05', by: 1, leads: '2027-01-01' },
  ] as const)('of $by in $view from $day leads to $leads', ({ view, day, by, leads }) => {
    expect(adjacentPeriod({ view, day }, by, 'fr', today)).toEqual({ view, day: leads });
  });

  test('leads nowhere beyond the years on offer', () => {
    expect(adjacentPeriod({ view: 'mois', day: '2099-12-31' }, 1, 'fr', today)).toBeNull();
    expect(adjacentPeriod({ view: 'annee', day: '2000-02-01' }, -1, 'fr', today)).toBeNull();
  });
});

test('today is in its month, its week and its year, and in no other', () => {
  const containing = (day: string) =>
    VIEWS.filter((view) => containsToday({ view, day }, 'fr', today));
  expect(containing('2026-11-22')).toEqual(VIEWS.filter((view) => view !== 'jour'));
  expect(containing('2027-01-01')).toEqual([]);
});
