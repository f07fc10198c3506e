import { z } from 'zod';
import { apiPath, getJson, type ApiCall } from '@/lib/content-api/client';
import { parseWithSchema } from '@/lib/content-api/load';
import { innerListOf } from '@/lib/content-api/schemas/fields';
import { collectionOf, detailOf, listingOf, MAX_PAGES } from '@/lib/content-api/schemas/listing';
import { menuItem } from '@/lib/content-api/schemas/menu';
import { localDay, toMoment } from '@/lib/i18n/api-date';
import { ARABIC_LETTER } from '@/lib/i18n/languages';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { entities, PUBLICATIONS, TAXONOMIES } from '@/lib/content-api/entities';
import { recordPath, routes } from '@/lib/routes/links';
import { LARGEST_PER_PAGE } from '@/lib/platform/constants';
import { createLimit } from '@/lib/platform/limit';
import { errorMessage } from '@/lib/platform/logger';
import { shiftMonth, startOfDay } from '@/lib/i18n/calendar-day';
import { startOf } from './checks';
import {
  fieldIn,
  recordOf,
  textOf,
  wireRecord,
  type ContentRecord,
  type RecordKind,
  type WireRecord,
} from './record';

const { chamber, event, menu, partner, slide } = entities;

/** Of a list inside an answer of which only the rest is read. */
const FIRST_PAGE = { page: 1, per_page: 6, search: '' };
/** A record without its id, which its address has. */
const detail = z.looseObject({});
const collection = collectionOf(wireRecord);
const listing = listingOf(wireRecord);

/**
 * Every record of the content API, loaded past the cache, so that the report shows what was just
 * saved.
 */
export async function readContent() {
  const reader = new Reader();
  const all = (template: ApiCall['template']) => reader.list({ template });
  const parts = await Promise.all([
    ...PUBLICATIONS.map(({ tag, templates }) =>
      records(tag, details(reader, listed(reader, templates.list), templates.one)),
    ),
    ...TAXONOMIES.map(({ tag, templates }) => {
      const inside = z.object({ [tag]: detail }).transform((answer) => answer[tag]);
      return records(tag, details(reader, all(templates.all), templates.one, inside, FIRST_PAGE));
    }),
    details(reader, all(chamber.all.template), chamber.byId.template).then((chambers) =>
      chambers.flatMap(chamberRecords),
    ),
    records('slide', all(slide.hero.template)),
    records('popup', all(slide.popup.template)),
    records('partner', all(partner.all.template)),
    readEvents(reader),
    all(menu.all.template).then((items) => items.flatMap(menuRecords)),
  ]);
  return { records: parts.flat(), unread: reader.unread };
}

async function records(kind: RecordKind, wires: Promise<WireRecord[]>): Promise<ContentRecord[]> {
  return (await wires).map((wire) => recordOf(kind, wire));
}

/** Every record of a list, whole. */
async function details(
  reader: Reader,
  list: Promise<WireRecord[]>,
  template: ApiCall['template'],
  schema: z.ZodType<object | undefined> = detailOf(detail),
  query: ApiCall['query'] = {},
): Promise<WireRecord[]> {
  const read = async ({ id }: WireRecord): Promise<WireRecord[]> => {
    const record = await reader.read(schema, { template, id, query });
    return record ? [{ ...record, id }] : [];
  };
  return (await Promise.all((await list).map(read))).flat();
}

/** Every page of a list. */
async function listed(reader: Reader, template: ApiCall['template']): Promise<WireRecord[]> {
  const at = (page: number) =>
    reader.read(listing, { template, query: { page, per_page: LARGEST_PER_PAGE, search: '' } });
  const first = await at(1);
  const others = await Promise.all(
    Array.from({ length: Math.min(first?.lastPage ?? 1, MAX_PAGES) - 1 }, (_, index) =>
      at(index + 2),
    ),
  );
  return [first, ...others].flatMap((found) => found?.items ?? []);
}

/** A chamber and its members. */
function chamberRecords(chamber: WireRecord): ContentRecord[] {
  const own = recordOf('chamber', chamber);
  const members = ['memberchamber_administratif', 'memberchamber_elu'].flatMap((board) =>
    innerList(detail, chamber[board]).map((member, place) =>
      recordOf('member', { ...member, id: `${own.id} ${board}.${place}` }, own.path),
    ),
  );
  return [own, ...members];
}

function innerList<S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] {
  return innerListOf(schema).safeParse(value).data ?? [];
}

/** Items that are shown, at every depth. */
function menuRecords(wire: WireRecord): ContentRecord[] {
  const item = menuItem.safeParse(wire).data;
  if (!item?.isShown) return [];
  const { type, targetId, link: written } = item;
  const link =
    type && targetId
      ? recordPath(type, { id: targetId, slug: written.replace(/^[/\\#]+/, '') })
      : written;
  const own = recordOf('menu', { ...wire, link: link.startsWith('#') ? '' : link });
  return [own, ...innerList(wireRecord, wire['child']).flatMap(menuRecords)];
}

/** Editors mend what readers may still come to: last year's events, and those announced. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 24;

type InLanguages = Partial<Record<Locale, WireRecord>>;

/**
 * Every event, read in each language, since the API picks the titles' language by
 * `Accept-Language`.
 */
async function readEvents(reader: Reader): Promise<ContentRecord[]> {
  const month = localDay(toMoment(new Date())).slice(0, 7);
  const query = {
    start: startOfDay(`${shiftMonth(month, -MONTHS_BACK)}-01`),
    end: startOfDay(`${shiftMonth(month, MONTHS_AHEAD)}-01`),
  };
  const read = (language: Locale) =>
    reader.list({ template: event.between.template, query, language });
  const byId = new Map<string, InLanguages>();
  for (const [place, events] of (await Promise.all(LOCALES.map(read))).entries())
    for (const event of events)
      byId.set(event.id, {
        [LOCALES[place] ?? DEFAULT_LOCALE]: event,
        ...byId.get(event.id),
      });
  return [...byId.values()].flatMap(eventRecord);
}

function eventRecord(answers: InLanguages): ContentRecord[] {
  const event = LOCALES.map((locale) => answers[locale]).find((answer) => answer !== undefined);
  if (!event) return [];
  const titles = LOCALES.map((language) => [
    fieldIn('title', language),
    titleIn(language, answers),
  ]);
  const start = startOf(event);
  const path = start ? `${routes.calendar}?date=${localDay(start)}&vue=jour` : routes.calendar;
  return [recordOf('event', { ...event, ...Object.fromEntries(titles) }, path)];
}

/**
 * A language's own field, or the base field of the answer in that language if it is no French that
 * was put in its place.
 */
function titleIn(language: Locale, answers: InLanguages): string {
  const titleOf = (asked: Locale, field: string): string => {
    const answer = answers[asked];
    return answer ? textOf(answer, field) : '';
  };
  const base = titleOf(language, 'title');
  if (language === DEFAULT_LOCALE) return base;
  const isOwn =
    language === 'ar' ? ARABIC_LETTER.test(base) : base !== titleOf(DEFAULT_LOCALE, 'title');
  return titleOf(language, fieldIn('title', language)) || (isOwn ? base : '');
}

const AT_ONCE = 4;

/**
 * Reads calls of the API anew, past the data cache, a few at a time, and notes those that fail:
 * what they hold is not in the report.
 */
class Reader {
  readonly unread: { call: string; reason: string }[] = [];
  readonly #limit = createLimit(AT_ONCE);

  /** A call's answer; undefined when it cannot be read. */
  async read<S extends z.ZodType>(schema: S, call: ApiCall): Promise<z.output<S> | undefined> {
    try {
      return await this.#limit(() =>
        getJson({ ...call, isDetail: true }, (answer) => parseWithSchema(answer, { schema }).data),
      );
    } catch (error) {
      this.unread.push({ call: apiPath(call), reason: errorMessage(error) });
      return undefined;
    }
  }

  async list(call: ApiCall): Promise<WireRecord[]> {
    return (await this.read(collection, call)) ?? [];
  }
}
