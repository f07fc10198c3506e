import { knownMoment, localDateTime, parseApiDate, type Moment } from '@/lib/i18n/api-date';
import { LOCALES } from '@/lib/i18n/locales';
import { COUNTRY, isWithin } from '@/lib/views/map/projection';
import { numeric } from '@/lib/content-api/schemas/fields';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { textOf, type ContentRecord, type Defect, type Fault, type WireRecord } from './record';

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

/**
 * A text that exists in some language and not in all: one fault for each language, naming its
 * fields.
 */
export function missingTranslations({ texts }: ContentRecord): Fault[] {
  const fields = Object.entries(texts).filter(([, text]) =>
    LOCALES.some((locale) => text[locale] !== ''),
  );
  return LOCALES.flatMap((language) => {
    const missing = fields.filter(([, text]) => text[language] === '').map(([field]) => field);
    return missing.length === 0
      ? []
      : [{ defect: 'missing-translation', field: missing.join(', '), detail: language, language }];
  });
}

/**
 * An entity whose ampersand was encoded once more, UTF-8 read as Latin 1, or the sign for a
 * character that was lost.
 */
const WRONG_ENTITY =
  /&amp;(?:#\d{1,7}|#x[\da-fA-F]{1,6}|[a-zA-Z][a-zA-Z\d]{1,30});|[ÂÃØÙ][\u0080-\u00BF]|\uFFFD/;
/** Characters of a text shown around what is wrong in it. */
const AROUND = 20;

function wrongEntities({ texts }: ContentRecord): Fault[] {
  return inEachText(texts, 'wrong-entity', (text) => {
    const found = WRONG_ENTITY.exec(text);
    return (
      found && text.slice(Math.max(0, found.index - AROUND), found.index + found[0].length + AROUND)
    );
  });
}

/** Names that lists cut off (specification §9). */
function longNames({ fields, nameField, texts }: ContentRecord): Fault[] {
  return inEachText({ [nameField]: texts[nameField] }, 'long-name', (name) => {
    const shown = truncateName(name);
    return fields.isCut && shown !== plainText(name) ? shown : null;
  });
}

/** `check` tells what is wrong with a text. */
function inEachText(
  texts: Partial<ContentRecord['texts']>,
  defect: Defect,
  check: (text: string) => string | null | false,
): Fault[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    LOCALES.flatMap((language) => {
      const detail = check(text?.[language] ?? '');
      return detail ? [{ defect, field, language, detail }] : [];
    }),
  );
}

/**
 * A point that is no number, or not where the map shows the country: exchanged coordinates, a lost
 * sign, 0,0. A chamber without a point is none.
 */
function impossibleCoordinates({ entity, wire }: ContentRecord): Fault[] {
  const [latitude, longitude] = [textOf(wire, 'latitude'), textOf(wire, 'longitude')];
  if (entity !== 'chamber' || (latitude === '' && longitude === '')) return [];
  const place = {
    latitude: numeric.parse(latitude) ?? Number.NaN,
    longitude: numeric.parse(longitude) ?? Number.NaN,
  };
  const detail = `${latitude || '–'}, ${longitude || '–'}`;
  return isWithin(place, COUNTRY)
    ? []
    : [{ defect: 'impossible-coordinates', field: 'latitude, longitude', detail }];
}

function membersWithoutOrder({ entity, wire }: ContentRecord): Fault[] {
  const isWithout = entity === 'member' && numeric.parse(wire['order']) === null;
  return isWithout ? [{ defect: 'member-without-order', field: 'order', detail: '–' }] : [];
}

/** In the order in which the calendar looks for one. */
const STARTS = ['start', 'event_starts_at'];
const ENDS = ['end', 'event_ends_at'];

function firstDate(wire: WireRecord, fields: string[]): Moment | null {
  const dates = fields.map((field) => knownMoment(parseApiDate(textOf(wire, field))));
  return dates.find((date) => date !== null) ?? null;
}

/** When an event starts, as far as that can be read. */
export function startOf(event: WireRecord): Moment | null {
  return firstDate(event, STARTS);
}

/** Dates that cannot be read, and an event without any: the calendar leaves it out. */
function badDates({ entity, wire }: ContentRecord): Fault[] {
  if (entity !== 'event') return [];
  const unreadable = [...STARTS, ...ENDS].filter(
    (field) => parseApiDate(textOf(wire, field)) === 'invalid',
  );
  if (unreadable.length > 0) {
    const detail = [...new Set(unreadable.map((field) => textOf(wire, field)))].join(', ');
    return [{ defect: 'bad-date', field: unreadable.join(', '), detail }];
  }
  return startOf(wire) ? [] : [{ defect: 'bad-date', field: 'start', detail: '–' }];
}

/** An event that ends before it starts: its end is not shown. */
function endsBeforeStart({ entity, wire }: ContentRecord): Fault[] {
  const [start, end] = [startOf(wire), firstDate(wire, ENDS)];
  if (entity !== 'event' || !start || !end || end >= start) return [];
  const detail = [start, end].map((moment) => localDateTime(moment).replace('T', ' ')).join(' > ');
  return [{ defect: 'end-before-start', field: 'end', detail }];
}
