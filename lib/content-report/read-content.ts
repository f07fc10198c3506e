import { z } from 'zod';
import { article, countedTaxonomy, page, taxonomy } from '@/lib/api/schemas/content';
import { chamber, chamberSummary } from '@/lib/api/schemas/chamber';
import { detailOf, listingOf } from '@/lib/api/schemas/listing';
import { fold, id, listOf, text, variantsOf } from '@/lib/api/schemas/fields';
import { menuItem } from '@/lib/api/schemas/menu';
import { partner, slide } from '@/lib/api/schemas/slide';
import {
  articleRecord,
  chamberRecords,
  forAll,
  imagesOf,
  linksOf,
  menuRecords,
  pageRecord,
  partnerRecord,
  slideRecord,
  taxonomyRecord,
} from './make-records';
import { emptyRecord, type ContentRecord } from './record';
import { localDay, toMoment } from '@/lib/dates/api-date';
import type { Localised } from '@/lib/i18n/localise';
import { BASE_LANGUAGE, CONTENT_LANGUAGES, CONTENT_LOCALES, inContentLanguages, type ContentLanguage } from '@/lib/i18n/content-languages';
import { routes } from '@/lib/routes/links';
import { shiftMonth } from '@/lib/views/calendar/calendar-day';
import { startOfDay } from '@/lib/views/calendar/event-period';
import { firstDate } from './checks';
import { getJson, type ApiCall } from '@/lib/api/client';
import { errorMessage } from '@/lib/runtime/logger';
import { createLimit } from '@/lib/runtime/limit';

/** The largest page the lists offer: the fewest calls for the whole. */
const PER_CALL = 48;

interface Content {
  records: ContentRecord[];
  unread: Unread[];
}

type Records = Promise<ContentRecord[]>;

/** Every record of the content API, loaded past the cache, so that the report shows what was just saved. */
export async function readContent(): Promise<Content> {
  const reader = new Reader();
  const parts = await Promise.all([
    details(listedIds(reader, '/api/articles', listingOf(article)), (id) =>
      reader.read(detailOf(article), detailCall('/api/articles', id), (one) => [articleRecord(one)], []),
    ),
    details(listedIds(reader, '/api/pages', listingOf(page)), (id) =>
      reader.read(detailOf(page), detailCall('/api/pages', id), (one) => [pageRecord(one)], []),
    ),
    taxonomies(reader, 'category', '/api/categoryportail', 'list_acticle'),
    taxonomies(reader, 'service', '/api/serviceportail', 'list_page'),
    details(allIds(reader, '/api/chambre_de_commerces', listOf(chamberSummary)), (id) => chamberOf(reader, id)),
    reader.read(listOf(slide), { path: '/api/slide' }, (found) => found.map((one) => slideRecord('slide', one)), []),
    reader.read(listOf(slide), { path: '/api/slide/popup' }, (found) => found.map((one) => slideRecord('popup', one)), []),
    reader.read(listOf(partner), { path: '/api/slide/partenaire_all' }, (found) => found.map(partnerRecord), []),
    readEvents(reader),
    reader.read(listOf(menuItem), { path: '/api/first-menu' }, menuRecords, []),
  ]);
  return { records: parts.flat(), unread: reader.unread };
}

function detailCall(path: string, id: string) {
  return { path: `${path}/edit/${encodeURIComponent(id)}` };
}

async function details(ids: Promise<string[]>, readOne: (id: string) => Records): Records {
  return (await Promise.all((await ids).map(readOne))).flat();
}

const idsOf = (items: { id: string }[]): string[] => items.map(({ id }) => id);

function allIds(reader: Reader, path: string, schema: z.ZodType<{ id: string }[]>): Promise<string[]> {
  return reader.read(schema, { path }, idsOf, []);
}

/** Ids of every page of a list. */
async function listedIds(reader: Reader, path: string, schema: z.ZodType<{ items: { id: string }[]; lastPage: number }>): Promise<string[]> {
  const at = (number: number): Promise<{ ids: string[]; last: number }> =>
    reader.read(
      schema,
      { path, query: { page: number, per_page: PER_CALL, search: '' } },
      ({ items, lastPage }) => ({ ids: idsOf(items), last: lastPage }),
      { ids: [], last: 1 },
    );
  const first = await at(1);
  const others = await Promise.all(Array.from({ length: first.last - 1 }, (_, index) => at(index + 2)));
  return [...first.ids, ...others.flatMap(({ ids }) => ids)];
}

function taxonomies(reader: Reader, entity: 'category' | 'service', path: string, list: string): Records {
  const schema = z.object({ [entity]: taxonomy });
  return details(allIds(reader, `${path}/${list}`, listOf(countedTaxonomy)), (id) =>
    reader.read(
      schema,
      { ...detailCall(path, id), query: { page: 1, per_page: 6, search: '' } },
      ({ [entity]: record }) => (record ? [taxonomyRecord(entity, id, record)] : []),
      [],
    ),
  );
}

/** Read twice: as the site understands it, and the point as the back office wrote it. */
const chamberTwice = z.preprocess(
  (answer) => ({ one: answer, point: answer }),
  z.object({ one: detailOf(chamber), point: detailOf(z.object({ latitude: text, longitude: text })) }),
);

function chamberOf(reader: Reader, id: string): Records {
  return reader.read(chamberTwice, detailCall('/api/chambre_de_commerces', id), ({ one, point }) => chamberRecords(one, point), []);
}

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
async function readEvents(reader: Reader): Promise<ContentRecord[]> {
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

const AT_ONCE = 4;

/** A call that could not be read; what it holds is not in the report. */
export interface Unread {
  call: string;
  reason: string;
}

/** Reads calls of the API anew, past the data cache, a few at a time, and notes those that fail. */
class Reader {
  readonly unread: Unread[] = [];
  readonly #limit = createLimit(AT_ONCE);

  /** What `made` makes of a call's answer, or `otherwise` when it cannot be read. */
  async read<S extends z.ZodType, T>(schema: S, call: ApiCall, made: (answer: z.output<S>) => T, otherwise: T): Promise<T> {
    try {
      return made(schema.parse(await this.#limit(() => getJson({ ...call, isDetail: true }))));
    } catch (error) {
      this.unread.push({ call: call.path, reason: reasonOf(error) });
      return otherwise;
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return errorMessage(error);
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
}
