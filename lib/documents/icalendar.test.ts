import ICAL from 'ical.js';
import { calendarEvent, type CalendarEvent } from '@/lib/content-api/schemas/event';
import { placeView, type PlacedEvent } from '@/lib/calendar/event-place';
import { chamberSummary } from '@/lib/content-api/schemas/chamber';
import type { Moment } from '@/lib/i18n/api-date';
import { iCalendar } from './calendar';

const head = {
  name: 'Réseau, événements',
  locale: 'fr',
  host: 'www.example.org',
  asOf: '2026-11-20T23:00:00.000Z',
} as const;
const titled = (fr: string): CalendarEvent['title'] => ({ fr, en: '', ar: '' });
const entry = calendarEvent.parse({
  id: 12,
  title: 'Salon; de l’export, \\ édition 2',
  start: '2026-11-23T08:00:00Z',
  end: '2026-11-23T11:00:00Z',
  slug: 'https://www.example.org/ar/article/3/غ',
});
const oneDay: CalendarEvent = { ...entry, start: '2026-11-22T23:00:00.000Z', end: null };
const threeDays: CalendarEvent = {
  ...entry,
  id: '13',
  start: '2026-11-22T23:00:00.000Z',
  end: '2026-11-25T22:59:00.000Z',
};
const night: CalendarEvent = {
  ...entry,
  id: '14',
  start: '2026-12-06T20:00:00.000Z',
  end: '2026-12-07T00:00:00.000Z',
};

/** What ical.js makes of the events: whole days as days, hours in UTC. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const isAllDay = event.startDate.isDate;
    const say = (time: ICAL.Time): string =>
      isAllDay ? time.toString() : time.toJSDate().toISOString();
    const stamp = component.getFirstPropertyValue('dtstamp');
    return {
      uid: event.uid,
      summary: event.summary,
      url: component.getFirstPropertyValue('url'),
      location: event.location ?? '',
      stamp: stamp instanceof ICAL.Time ? stamp.toJSDate().toISOString() : '',
      isAllDay,
      start: say(event.startDate),
      end: component.hasProperty('dtend') ? say(event.endDate) : null,
    };
  });
}

describe('an independent reader', () => {
  const understood = (...events: PlacedEvent[]) => read(iCalendar(events, head));

  test('finds the event at its hours', () => {
    expect(understood(entry)).toMatchObject([
      {
        uid: 'event-12@www.example.org',
        summary: entry.title.fr,
        isAllDay: false,
        start: entry.start,
        end: entry.end,
        url: 'https://www.example.org/ar/article/3/%D8%BA',
        stamp: head.asOf,
      },
    ]);
  });

  test('finds the place', () => {
    const place = placeView(
      chamberSummary.parse({
        id: 31,
        name: 'CCI',
        wilayas_name: 'Oran, ville; port',
      }),
      'fr',
    );
    expect(understood({ ...entry, place }, entry)).toMatchObject([
      { location: 'Oran, ville; port' },
      { location: '' },
    ]);
  });

  test('finds whole days, ending before the day after their last', () => {
    expect(understood(oneDay, threeDays)).toMatchObject([
      { isAllDay: true, start: '2026-11-23', end: '2026-11-24' },
      { isAllDay: true, start: '2026-11-23', end: '2026-11-26' },
    ]);
  });

  test('finds a night across two days, and an event without an end', () => {
    expect(understood(night, { ...entry, end: null })).toMatchObject([
      { start: night.start, end: night.end },
      { start: entry.start, end: null },
    ]);
  });

  test('finds no end where it is not later than the start', () => {
    const file = iCalendar([{ ...entry, end: entry.start }], head);
    expect(read(file)).toMatchObject([{ start: entry.start, end: null }]);
  });

  test('finds long Arabic titles whole, though the lines are folded', () => {
    const title = 'ملتقى وطني حول مرافقة المؤسسات الصغيرة والمتوسطة نحو التصدير 🧭 '
      .repeat(4)
      .trim();
    const file = iCalendar([{ ...entry, title: titled(title) }], head);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
    }
    expect(read(file)[0]?.summary).toBe(title);
  });

  test('finds no event in a calendar without any', () => {
    expect(understood()).toEqual([]);
  });
});

test('a title that would end its event, and begin another, stays a title', () => {
  const title = 'Salon\r\nEND:VEVENT\r\nBEGIN:VEVENT\rX-EVIL:1\u2028UID:2';
  const file = iCalendar([{ ...entry, title: titled(title) }], head);
  expect(file.split('\r\n').filter((line) => /^(?:BEGIN|END|UID|X-EVIL)\b/.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:event-12@www.example.org',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  expect(read(file).map(({ summary }) => summary)).toEqual([
    'Salon END:VEVENT BEGIN:VEVENT X-EVIL:1 UID:2',
  ]);
});

describe('the time stamp of an event', () => {
  const stamped = (given: Partial<CalendarEvent>, asOf: Moment = head.asOf) =>
    read(iCalendar([{ ...entry, ...given }], { ...head, asOf }))[0];

  test('is when it was last changed, where the API tells', () => {
    const changed = '2026-11-12T09:30:00.000Z';
    expect(stamped({ updatedAt: changed })?.stamp).toBe(changed);
    expect(iCalendar([{ ...entry, updatedAt: changed }], head)).toContain(
      'LAST-MODIFIED:20261112T093000Z\r\n',
    );
  });

  test('is else the day the file speaks of: the same all day, and never older after a change', () => {
    expect(iCalendar([entry], head)).toBe(iCalendar([{ ...entry }], head));
    expect(iCalendar([entry], head)).not.toContain('LAST-MODIFIED');
    const before = stamped({});
    const after = stamped({ end: '2026-11-23T12:00:00.000Z' }, '2026-11-21T23:00:00.000Z');
    expect(after?.uid).toBe(before?.uid);
    expect((after?.stamp ?? '') > (before?.stamp ?? '')).toBe(true);
  });
});

test('the file names Algeria’s time zone, which knows no summer time', () => {
  const file = iCalendar([entry], head);
  expect(file).toContain('TZID:Africa/Algiers\r\n');
  expect(file).toContain('DTSTART;TZID=Africa/Algiers:20261123T090000\r\n');
  expect(file).not.toContain('BEGIN:DAYLIGHT');
});
