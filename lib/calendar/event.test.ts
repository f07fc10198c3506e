import { calendarEvent, type CalendarEvent } from '@/lib/content-api/schemas/event';
import { mediaAddress } from '@/lib/media/image-address';
import { eventRecord, eventTitle, monthPreview, nextEvents } from './event';
import { nextEventsPeriod } from './event-period';

const forum = calendarEvent.parse({
  id: 43,
  title: 'Forum',
  title_en: 'Forum (en)',
  title_ar: 'منتدى',
  start: '2026-11-10T08:00:00Z',
  end: '2026-11-10T17:00:00Z',
  image: 'storage/events/forum.jpg',
  slug: 'article/44/forum',
});

describe('an event for the browser', () => {
  test('is drawn at its Algerian hour, without zone, and keeps its true moments', () => {
    expect(eventRecord(forum, 'en')).toMatchObject({
      title: 'Forum (en)',
      lang: 'en',
      start: '2026-11-10T09:00:00',
      end: '2026-11-10T18:00:00',
      event_starts_at: '2026-11-10T08:00:00.000Z',
      image: mediaAddress('/storage/events/forum.jpg', 640),
      slug: 'article/44/forum',
    });
  });

  test('without an image has none, rather than a placeholder', () => {
    expect(eventRecord({ ...forum, image: '' }, 'fr').image).toBeNull();
  });
});

test.each([
  ['translated by its own field', { fr: 'Foire', en: '', ar: 'معرض' }, 'ar', 'معرض', 'ar'],
  ['answered in English in the base field', { fr: 'Fair', en: '', ar: '' }, 'en', 'Fair', 'en'],
  ['Arabic in the base field', { fr: 'معرض 2026', en: '', ar: '' }, 'en', 'معرض 2026', 'ar'],
  ['French beside Arabic', { fr: 'Foire', en: '', ar: 'معرض' }, 'en', 'Foire', 'fr'],
  ['encoded', { fr: 'A &amp;amp; <b>b</b>', en: '', ar: '' }, 'fr', 'A & b', 'fr'],
] as const)('the language of a title: %s', (_, title, locale, text, lang) => {
  expect(eventTitle(title, locale)).toMatchObject({ text, lang, isFallback: lang !== locale });
});

describe('the next events', () => {
  const now = '2026-11-21T09:00:00.000Z';
  const event = (id: number, start: string, end: string | null = null) =>
    calendarEvent.parse({ id, title: `Rencontre ${id}`, start, end });
  const shown = (events: CalendarEvent[]) => nextEvents(events, now, 'fr').map(({ id }) => id);

  test('the period starts with the Algerian day and lasts sixty days, whatever the hour', () => {
    const period = { start: '2026-11-20T23:00:00.000Z', end: '2027-01-19T23:00:00.000Z' };
    expect(nextEventsPeriod(now)).toEqual(period);
    expect(nextEventsPeriod('2026-11-20T23:30:00.000Z')).toEqual(period);
  });

  test('events that are over are left out; the first three of the others are shown in order', () => {
    const events = [
      event(1, '2026-12-01 09:00:00'),
      event(2, '2026-11-20 09:00:00', '2026-11-22 18:00:00'),
      event(3, '2026-11-21 08:00:00', '2026-11-21 09:30:00'),
      event(4, '2026-11-21 08:00:00'),
      event(5, '2026-11-25 09:00:00'),
      event(6, '2026-12-20 09:00:00'),
    ];
    expect(shown(events)).toEqual(['2', '4', '5']);
  });

  test('of events that have been going on the first to end is shown, and more only where too few are to come', () => {
    const earlier = [
      event(1, '2026-10-01', '2027-01-31'),
      event(2, '2026-11-20', '2026-11-22'),
      event(3, '2026-11-02', '2026-12-02'),
    ];
    const coming = [
      event(4, '2026-11-21 08:00:00'),
      event(5, '2026-11-25 09:00:00'),
      event(6, '2026-12-20 09:00:00'),
    ];
    expect(shown([...earlier, ...coming])).toEqual(['2', '4', '5']);
    expect(shown([...earlier, ...coming.slice(0, 1)])).toEqual(['2', '3', '4']);
    expect(shown(earlier)).toEqual(['2', '3', '1']);
    expect(shown(coming)).toEqual(['4', '5', '6']);
  });
});

describe('the preview of a month', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const preview = monthPreview(
    [
      { id: '1', title: 'Foire', start: '2026-11-05', end: '2026-11-07' },
      { id: '2', title: 'Soirée', start: '2026-11-07 21:00', end: '2026-11-08 00:00' },
      { id: '3', title: 'Atelier', start: '2026-11-07 09:00', end: '2026-11-07 10:00' },
      { id: '4', title: 'Permanence', start: '2026-11-21 09:00', end: null },
      { id: '5', title: 'Autre mois', start: '2026-12-01 09:00', end: null },
    ].map((record) => calendarEvent.parse(record)),
    '2026-11',
    'fr',
    now,
  );
  const of = (day: string) => preview.days.find((each) => each.day === day);
  const titlesOf = (day: string) => of(day)?.chips.map(({ title }) => title);

  test('has six weeks that begin as they do in the language', () => {
    expect(preview.days).toHaveLength(42);
    expect(preview.days[0]?.day).toBe('2026-10-26');
    expect(preview.weekdays[0]).toEqual({ name: 'lun.', initial: 'L' });
    expect(monthPreview([], '2026-11', 'ar', now).days[0]?.day).toBe('2026-11-01');
    expect(preview.title).toBe('novembre 2026');
  });

  test('shows two events of a day at most and the number of the others; an event stands on each of its days', () => {
    expect(titlesOf('2026-11-06')).toEqual(['Foire']);
    expect(titlesOf('2026-11-07')).toEqual(['Foire', 'Atelier']);
    expect(of('2026-11-07')?.more).toBe('+1');
    expect(titlesOf('2026-11-08')).toEqual([]);
  });

  test('shows no events on days of other months, and today is marked', () => {
    expect(of('2026-12-01')).toMatchObject({ isOther: true, chips: [] });
    expect(preview.days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([
      '2026-11-21',
    ]);
  });
});
