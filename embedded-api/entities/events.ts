import { type Item, toWire } from '../database/columns';
import type { Row } from '../database/store';
import { type FieldErrors, refuse } from '../http/errors';
import { type Context, get } from '../http/router';
import { type Entity, idOf, writeRow } from './entity';

const EVENT = {
  title: 'texts',
  start: 'local',
  end: 'local',
  image: 'pictures',
  slug: 'text',
} as const;

/** A public holiday stays on its day; other events are on working days. */
const OWN = { isHoliday: 'number' } as const;

/** `detail`, the record that "view details" leads to: `article/foire-des-dattes`. */
type EventItem = Item<typeof EVENT & typeof OWN> & { detail: string };

export const events: Entity<EventItem> = {
  table: { name: 'event', columns: EVENT, own: OWN },
  write: (store, { detail, ...item }) => {
    const [type = '', slug = ''] = detail.split('/');
    writeRow(store, events.table, {
      ...item,
      slug: `${type}/${idOf(store, type, slug, `Event "${item.title.fr}"`)}/${slug}`,
    });
  },
};

const isoMoment =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads a moment of the query. Without a zone it is Algerian time; an unencoded `+` of a zone
 * arrives as a space.
 */
function readMoment(query: URLSearchParams, field: string, errors: FieldErrors): Date {
  const text = (query.get(field) ?? '')
    .trim()
    .replace(/ (\d{2}:?\d{2})$/, (whole, zone: string, at: number) =>
      at > 12 ? `+${zone}` : whole,
    );
  const [, day, time = '00:00', zone = '+01:00'] = isoMoment.exec(text) ?? [];
  const moment = new Date(
    `${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`,
  );
  if (text === '') errors[field] = [`The ${field} field is required.`];
  else if (Number.isNaN(moment.getTime()))
    errors[field] = [`The ${field} field must be a valid date.`];
  return moment;
}

/** Returns the events that overlap the period. An event that ends exactly at its start does not. */
function eventsWithin({ store, clock, query, language }: Context): object[] {
  const errors: FieldErrors = {};
  const start = readMoment(query, 'start', errors);
  const end = readMoment(query, 'end', errors);
  if (!errors['start'] && !errors['end'] && end < start)
    errors['end'] = ['The end field must be a date after or equal to start.'];
  refuse(errors);
  const [first, last] = [clock.minuteAt(start), clock.minuteAt(end)];
  const moved = store.many<Row>('SELECT * FROM event').map((row) => {
    const { start, end, isHoliday } = row;
    return {
      ...row,
      ...clock.event({ start: start ?? 0, end: end ?? null, isHoliday: isHoliday === 1 }),
    };
  });
  const within = moved.filter(
    (row) => row.start < last && (row.start >= first || (row.end !== null && row.end > first)),
  );
  return within
    .toSorted((one, other) => one.start - other.start || one.id - other.id)
    .map((row) => {
      const wire = toWire(EVENT, row, clock);
      const { id, title_ar, title_en, start: starts, end: ends, slug } = wire;
      return {
        id,
        title: wire[`title_${language}`] ?? wire['title'],
        title_ar,
        title_en,
        start: isoForm(starts),
        end: isoForm(ends),
        event_starts_at: starts,
        event_ends_at: ends,
        image: wire[`image_${language}`] ?? wire['image'],
        slug,
      };
    });
}

function isoForm(moment: unknown): string | null {
  return typeof moment === 'string' ? moment.replace(' ', 'T') : null;
}

export const eventRoutes = [get('/api/events', eventsWithin)];
