import ICAL from 'ical.js';
import { iCalendar, type CalendarEntry } from './icalendar';

const head = { name: 'Réseau, événements', locale: 'fr', host: 'www.example.org' } as const;
const entry: CalendarEntry = {
  id: '12',
  title: 'Salon; de l’export, édition 2\r\nEND:VEVENT\r\nX-EVIL:1',
  startsAt: '2026-11-23T08:00:00.000Z',
  endsAt: '2026-11-23T11:00:00.000Z',
  url: 'https://www.example.org/ar/article/3/%D8%BA',
};

const parsed = (entries: CalendarEntry[]): ICAL.Event[] => {
  const calendar = new ICAL.Component(ICAL.parse(iCalendar(entries, head)));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

test('an independent reader finds the event as it is, in Algerian time', () => {
  const [event] = parsed([entry]);
  expect(event?.summary).toBe('Salon; de l’export, édition 2\nEND:VEVENT\nX-EVIL:1');
  expect(event?.uid).toBe('event-12@www.example.org');
  expect(event?.startDate.toJSDate().toISOString()).toBe(entry.startsAt);
  expect(event?.endDate.toJSDate().toISOString()).toBe(entry.endsAt);
  expect(event?.startDate.zone.tzid).toBe('Africa/Algiers');
  expect(event?.component.getFirstPropertyValue('url')).toBe(entry.url);
});

test('whole days end before the day after their last', () => {
  const [one, three] = parsed([
    { ...entry, startsAt: '2026-11-22T23:00:00.000Z', endsAt: null },
    { ...entry, id: '13', startsAt: '2026-11-22T23:00:00.000Z', endsAt: '2026-11-25T22:59:00.000Z' },
  ]);
  expect([one?.startDate.toString(), one?.endDate.toString()]).toEqual(['2026-11-23', '2026-11-24']);
  expect([three?.startDate.toString(), three?.endDate.toString()]).toEqual(['2026-11-23', '2026-11-26']);
});

test('the same events give the same bytes; a changed one gets another stamp and keeps its identity', () => {
  expect(iCalendar([entry], head)).toBe(iCalendar([{ ...entry }], head));
  const [before] = parsed([entry]);
  const [after] = parsed([{ ...entry, endsAt: '2026-11-23T12:00:00.000Z' }]);
  expect(after?.uid).toBe(before?.uid);
  expect(String(after?.component.getFirstPropertyValue('dtstamp'))).not.toBe(String(before?.component.getFirstPropertyValue('dtstamp')));
});

test('no event at all is still a calendar', () => {
  expect(parsed([])).toEqual([]);
});
