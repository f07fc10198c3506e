import { localDateTime, parseApiDate, type Moment } from '@/lib/dates/api-date';
import { CONTENT_LOCALES, type ContentLanguage } from '@/lib/i18n/content-languages';
import { isInCountry } from '@/lib/map/projection';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import type { ContentRecord, Fault } from './record';

/** What can be wrong with a record by itself. */
export const CHECKS: readonly ((record: ContentRecord) => Fault[])[] = [
  missingTranslations,
  wrongEntities,
  longNames,
  impossibleCoordinates,
  membersWithoutOrder,
  badDates,
  endsBeforeStart,
];

/** A text that exists in some language and not in all: one fault for each language, naming its fields. */
export function missingTranslations({ texts }: ContentRecord): Fault[] {
  const fields = Object.entries(texts).filter(([, text]) => CONTENT_LOCALES.some((locale) => text[locale] !== ''));
  return CONTENT_LOCALES.flatMap((language) => {
    const missing = fields.filter(([, text]) => text[language] === '').map(([field]) => field);
    return missing.length === 0 ? [] : [{ defect: 'missing-translation', field: missing.join(', '), detail: language, language }];
  });
}

/** An entity whose ampersand was encoded once more, UTF-8 read as Latin 1, or the sign for a character that was lost. */
const WRONG_ENTITY = /&amp;(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,30});|[ÂÃØÙ][\u0080-\u00BF]|\uFFFD/;
/** Characters of a text shown around what is wrong in it. */
const AROUND = 20;

function wrongEntities({ texts }: ContentRecord): Fault[] {
  return inEachLanguage(Object.keys(texts), (field, language) => {
    const text = texts[field]?.[language] ?? '';
    const found = WRONG_ENTITY.exec(text);
    return found && { defect: 'wrong-entity', detail: text.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND) };
  });
}

/** Names that lists cut off (specification §9). */
function longNames({ cutFields, texts }: ContentRecord): Fault[] {
  return inEachLanguage(cutFields, (field, language) => {
    const name = texts[field]?.[language] ?? '';
    const shown = truncateName(name);
    return shown === plainText(name) ? null : { defect: 'long-name', detail: shown };
  });
}

function inEachLanguage(fields: string[], check: (field: string, language: ContentLanguage) => Pick<Fault, 'defect' | 'detail'> | null): Fault[] {
  return fields.flatMap((field) =>
    CONTENT_LOCALES.flatMap((language) => {
      const fault = check(field, language);
      return fault ? [{ ...fault, field, language }] : [];
    }),
  );
}

/** A point that is no number, or not in the country: exchanged coordinates, a lost sign, 0,0. A chamber without a point is none. */
function impossibleCoordinates({ point }: ContentRecord): Fault[] {
  if (!point || (point.latitude === '' && point.longitude === '')) return [];
  const place = { latitude: numberOf(point.latitude), longitude: numberOf(point.longitude) };
  const detail = `${point.latitude || '–'}, ${point.longitude || '–'}`;
  return isInCountry(place) ? [] : [{ defect: 'impossible-coordinates', field: 'latitude, longitude', detail }];
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}

function membersWithoutOrder({ order }: ContentRecord): Fault[] {
  return order === null ? [{ defect: 'member-without-order', field: 'order', detail: '–' }] : [];
}

/** The first of these texts that is a date. */
export function firstDate(...written: string[]): Moment | null {
  for (const text of written) {
    const date = parseApiDate(text);
    if (date !== null && date !== 'invalid') return date;
  }
  return null;
}

/** Dates that cannot be read, and an event without any: the calendar leaves it out. */
function badDates({ dates }: ContentRecord): Fault[] {
  if (!dates) return [];
  const unreadable = Object.entries(dates).filter(([, written]) => parseApiDate(written) === 'invalid');
  if (unreadable.length > 0) {
    const detail = [...new Set(unreadable.map(([, written]) => written))].join(', ');
    return [{ defect: 'bad-date', field: unreadable.map(([name]) => name).join(', '), detail }];
  }
  return dates.start || dates.event_starts_at ? [] : [{ defect: 'bad-date', field: 'start', detail: '–' }];
}

/** An event that ends before it starts: its end is not shown. */
function endsBeforeStart({ dates }: ContentRecord): Fault[] {
  const start = dates && firstDate(dates.start, dates.event_starts_at);
  const end = dates && firstDate(dates.end, dates.event_ends_at);
  if (!start || !end || end >= start) return [];
  const detail = [start, end].map((moment) => localDateTime(moment).replace('T', ' ')).join(' > ');
  return [{ defect: 'end-before-start', field: 'end', detail }];
}
