import { z } from 'zod';
import { fold, id, listOf, text, variantsOf } from '@/lib/api/schemas/fields';
import { localDay, toMoment } from '@/lib/dates/api-date';
import type { Localised } from '@/lib/i18n/localise';
import { BASE_LANGUAGE, CONTENT_LANGUAGES, CONTENT_LOCALES, inContentLanguages, type ContentLanguage } from '@/lib/i18n/content-languages';
import { routes } from '@/lib/routes/links';
import { shiftMonth } from '@/lib/views/calendar/calendar-day';
import { startOfDay } from '@/lib/views/calendar/event-period';
import { firstDate } from './checks';
import { forAll, imagesOf, linksOf } from './make-records';
import type { Reader } from './reader';
import { emptyRecord, type ContentRecord } from './record';

/** Editors mend what readers may still come to: last year's events, and those announced. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;

/** An event as the back office wrote it: what cannot be drawn is wanted here. */
const writtenEvent = z
  .object({ id, ...variantsOf('title'), start: text, end: text, event_starts_at: text, event_ends_at: text, image: text, slug: text })
  .transform(({ start, end, event_starts_at, event_ends_at, ...record }) => ({
    id: record.id,
    title: fold(record, 'title'),
    image: record.image,
    slug: record.slug,
    dates: { start, event_starts_at, end, event_ends_at },
  }));
type WrittenEvent = z.infer<typeof writtenEvent>;

/** Every event, read in each language, since the API picks the titles' language by `Accept-Language`. */
export async function readEvents(reader: Reader): Promise<ContentRecord[]> {
  const month = localDay(toMoment(new Date())).slice(0, 7);
  const query = { start: startOfDay(`${shiftMonth(month, -MONTHS_BACK)}-01`), end: startOfDay(`${shiftMonth(month, MONTHS_AHEAD)}-01`) };
  const read = (language: ContentLanguage): Promise<WrittenEvent[]> =>
    reader.read(listOf(writtenEvent), { path: '/api/events', query, language }, (events) => events, []);
  const answers = await Promise.all(CONTENT_LOCALES.map(read));
  const ids = [...new Set(answers.flat().map((event) => event.id))];
  return ids.flatMap((eventId) => {
    const inEach = answers.map((events) => events.find((event) => event.id === eventId));
    return recordOf(Object.fromEntries(CONTENT_LOCALES.map((locale, place) => [locale, inEach[place]])));
  });
}

function recordOf(answers: Partial<Record<ContentLanguage, WrittenEvent>>): ContentRecord[] {
  const event = CONTENT_LOCALES.map((locale) => answers[locale]).find((answer) => answer !== undefined);
  if (!event) return [];
  const start = firstDate(event.dates.start, event.dates.event_starts_at);
  return [
    {
      ...emptyRecord('event', event.id, start ? `${routes.calendar}?date=${localDay(start)}&vue=jour` : routes.calendar),
      texts: { title: titleOf(answers) },
      nameField: 'title',
      cutFields: ['title'],
      images: imagesOf('image', forAll(event.image)),
      links: linksOf('slug', event.slug),
      dates: event.dates,
    },
  ];
}

/** Each language's own field, or the base field of the answer in that language if it is no French that was put in its place. */
function titleOf(answers: Partial<Record<ContentLanguage, WrittenEvent>>): Localised {
  const baseOf = (language: ContentLanguage): string => answers[language]?.title[BASE_LANGUAGE] ?? '';
  const french = baseOf(BASE_LANGUAGE);
  return inContentLanguages((language) => {
    const { letters } = CONTENT_LANGUAGES[language];
    const base = baseOf(language);
    const isOwn = language === BASE_LANGUAGE || (letters ? letters.test(base) : base !== french);
    return (language !== BASE_LANGUAGE && answers[language]?.title[language]) || (isOwn ? base : '');
  });
}
