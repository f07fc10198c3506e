import { type FieldErrors, invalid } from '../http/errors';
import { type Context, get } from '../http/router';

interface EventRow {
  id: number;
  title: string;
  title_ar: string | null;
  title_en: string | null;
  start_minute: number;
  end_minute: number | null;
  image: string | null;
  slug: string | null;
}

const isoMoment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** A moment of the query; one without a zone is Algerian time. An unencoded "+" of a zone arrives as a space. */
function readMoment(query: URLSearchParams, field: string, errors: FieldErrors): Date {
  const text = (query.get(field) ?? '').trim().replace(/ (\d{2}:?\d{2})$/, (whole, zone: string, at: number) => (at > 12 ? `+${zone}` : whole));
  const [, day, time = '00:00', zone = '+01:00'] = isoMoment.exec(text) ?? [];
  const moment = new Date(`${day}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`);
  if (text === '') errors[field] = [`The ${field} field is required.`];
  else if (Number.isNaN(moment.getTime())) errors[field] = [`The ${field} field must be a valid date.`];
  return moment;
}

/** Events touching the asked time: those under way at its start belong to it, those ending exactly then do not. */
function eventsWithin({ store, clock, query, language }: Context): object[] {
  const errors: FieldErrors = {};
  const start = readMoment(query, 'start', errors);
  const end = readMoment(query, 'end', errors);
  if (!errors['start'] && !errors['end'] && end < start) errors['end'] = ['The end field must be a date after or equal to start.'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const first = clock.minuteAt(start);
  const rows = store.many<EventRow>(
    `SELECT * FROM event WHERE start_minute < ? AND (start_minute >= ? OR end_minute > ?) ORDER BY start_minute, id`,
    clock.minuteAt(end),
    first,
    first,
  );
  return rows.map((row) => {
    const starts = clock.local(row.start_minute);
    const ends = row.end_minute === null ? null : clock.local(row.end_minute);
    return {
      id: row.id,
      title: (language === 'ar' ? row.title_ar : language === 'en' ? row.title_en : null) ?? row.title,
      title_ar: row.title_ar,
      title_en: row.title_en,
      start: starts.replace(' ', 'T'),
      end: ends?.replace(' ', 'T') ?? null,
      event_starts_at: starts,
      event_ends_at: ends,
      image: row.image,
      slug: row.slug,
    };
  });
}

export const eventRoutes = [get('/api/events', (context) => ({ json: eventsWithin(context) }))];
