import { calendarEvent } from '@/lib/api/schemas/event';
import { mediaAddress } from '@/lib/media/image-address';
import { eventRecord, eventTitle, readPeriod } from './event';

const forum = calendarEvent.parse({
  id: 43,
  title: 'Forum',
  title_en: 'Forum (en)',
  title_ar: 'منتدى',
  start: '2026-11-10T08:00:00Z',
  end: '2026-11-12T17:00:00Z',
  image: 'storage/events/forum.jpg',
  slug: 'article/44/forum',
});

describe('an event for the browser', () => {
  test('is drawn at its Algerian hour, without zone, and keeps its true moments', () => {
    expect(eventRecord(forum, 'en')).toMatchObject({
      title: 'Forum (en)',
      lang: 'en',
      start: '2026-11-10T09:00:00',
      end: '2026-11-12T18:00:00',
      event_starts_at: '2026-11-10T08:00:00.000Z',
      image: mediaAddress('/storage/events/forum.jpg', 640),
      slug: 'article/44/forum',
    });
  });

  test.each([
    {
      says: 'midnight to midnight',
      start: '2026-11-24T23:00:00.000Z',
      end: '2026-11-25T23:00:00.000Z',
      draws: ['2026-11-25', '2026-11-26'],
    },
    {
      says: 'midnight to 23:59',
      start: '2026-11-24T23:00:00.000Z',
      end: '2026-11-25T22:59:00.000Z',
      draws: ['2026-11-25', '2026-11-26'],
    },
    {
      says: 'midnight without an end',
      start: '2026-11-24T23:00:00.000Z',
      end: null,
      draws: ['2026-11-25', null],
    },
  ] as const)('from $says is whole days', ({ start, end, draws }) => {
    const record = eventRecord({ ...forum, drawn: { start, end } }, 'fr');
    expect([record.start, record.end]).toEqual(draws);
  });

  test('without an image has none, rather than a placeholder', () => {
    expect(eventRecord({ ...forum, image: '' }, 'fr').image).toBeNull();
  });
});

describe('the language of a title', () => {
  test.each([
    {
      case: 'translated by its own field',
      title: { fr: 'Foire', en: '', ar: 'معرض' },
      locale: 'ar',
      text: 'معرض',
      lang: 'ar',
    },
    {
      case: 'answered in Arabic in the base field',
      title: { fr: 'معرض', en: '', ar: '' },
      locale: 'ar',
      text: 'معرض',
      lang: 'ar',
    },
    {
      case: 'French for want of Arabic',
      title: { fr: 'Foire', en: '', ar: '' },
      locale: 'ar',
      text: 'Foire',
      lang: 'fr',
    },
    {
      case: 'answered in English in the base field',
      title: { fr: 'Fair', en: '', ar: '' },
      locale: 'en',
      text: 'Fair',
      lang: 'en',
    },
    {
      case: 'encoded, decoded and without markup',
      title: { fr: 'Foire &amp;amp; <b>salon</b>', en: '', ar: '' },
      locale: 'fr',
      text: 'Foire & salon',
      lang: 'fr',
    },
    {
      case: 'Arabic alone',
      title: { fr: '', en: '', ar: 'معرض 2026' },
      locale: 'fr',
      text: 'معرض 2026',
      lang: 'ar',
    },
    {
      case: 'Arabic in the base field',
      title: { fr: 'معرض 2026', en: '', ar: '' },
      locale: 'en',
      text: 'معرض 2026',
      lang: 'ar',
    },
    {
      case: 'French for want of English beside Arabic',
      title: { fr: 'Foire', en: '', ar: 'معرض' },
      locale: 'en',
      text: 'Foire',
      lang: 'fr',
    },
  ] as const)('$case', ({ title, locale, text, lang }) => {
    expect(eventTitle(title, locale)).toMatchObject({ text, lang, isFallback: lang !== locale });
  });
});

describe('the period a browser asks for', () => {
  test.each([
    [
      '2026-11-01T00:00:00+01:00',
      '2026-12-01T00:00:00+01:00',
      '2026-10-31T23:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
    ],
    [
      '2026-11-01T10:30:00Z',
      '2026-11-02T10:30:00Z',
      '2026-10-31T23:00:00.000Z',
      '2026-11-02T23:00:00.000Z',
    ],
    [
      '2026-11-01T00:00:00 01:00',
      '2026-11-02T00:00:00 01:00',
      '2026-10-31T23:00:00.000Z',
      '2026-11-01T23:00:00.000Z',
    ],
  ])('%s to %s becomes whole Algerian days', (start, end, first, last) => {
    expect(readPeriod(start, end)).toEqual({ start: first, end: last });
  });

  test.each([
    ['missing', null, '2026-12-01T00:00:00Z'],
    ['unreadable', 'soon', '2026-12-01T00:00:00Z'],
    ['impossible', '2026-02-30', '2026-12-01T00:00:00Z'],
    ['backwards', '2026-12-02T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['empty', '2026-12-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    ['before our calendar', '0000-01-01', '0000-02-01'],
  ])('that is %s is refused', (_, start, end) => {
    expect(readPeriod(start, end)).toBeNull();
  });
});
