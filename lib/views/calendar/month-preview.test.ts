import { monthPreview } from './event';

const now = new Date('2026-11-21T08:00:00Z');
const preview = monthPreview(
  [
    { id: '1', title: 'Foire', start: '2026-11-05', end: '2026-11-08' },
    { id: '2', title: 'Soirée', start: '2026-11-07T21:00:00', end: '2026-11-08T00:00:00' },
    { id: '3', title: 'Atelier', start: '2026-11-07T09:00:00', end: '2026-11-07T10:00:00' },
    { id: '4', title: 'Permanence', start: '2026-11-21T09:00:00', end: null },
    { id: '5', title: 'Autre mois', start: '2026-12-01T09:00:00', end: null },
  ],
  '2026-11',
  'fr',
  now,
);
const of = (day: string) => preview.days.find((each) => each.day === day);
const titlesOf = (day: string) => of(day)?.chips.map(({ title }) => title);

test('the preview of a month has six weeks that begin as they do in the language', () => {
  expect(preview.days).toHaveLength(42);
  expect(preview.days[0]?.day).toBe('2026-10-26');
  expect(preview.weekdays[0]).toBe('lun.');
  expect(monthPreview([], '2026-11', 'ar', now).days[0]?.day).toBe('2026-11-01');
  expect(preview.title).toBe('novembre 2026');
});

test('a day shows two events at most and the number of the others; an event stands on each of its days', () => {
  expect(titlesOf('2026-11-06')).toEqual(['Foire']);
  expect(titlesOf('2026-11-07')).toEqual(['Foire', 'Atelier']);
  expect(of('2026-11-07')?.more).toBe('+1');
  expect(titlesOf('2026-11-08')).toEqual([]);
});

test('days of other months show no events, and today is marked', () => {
  expect(of('2026-12-01')).toMatchObject({ isOther: true, chips: [] });
  expect(preview.days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([
    '2026-11-21',
  ]);
});
