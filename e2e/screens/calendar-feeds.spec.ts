import ICAL from 'ical.js';
import {
  fromAgenda,
  fromApi,
  fromIcalJs,
  fromJsonLd,
  fromTsIcs,
  type Told,
} from '../support/calendar-feeds';
import { attributes, get } from '../../testing/http';
import { monthFromNow } from '../support/calendar';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

/** Months of the subscription, before and after the current one. */
const MONTHS = Array.from({ length: 18 }, (_, place) => place - 6);

for (const language of LANGUAGES) {
  test(`every event is the same in the grid, the agenda, the subscription (read by two parsers) and the structured data (${language})`, async ({
    baseURL,
  }) => {
    const base = baseURL ?? '';
    const file = (await get(base, `/calendar/${language}/events.ics`)).body;
    const [byIcalJs, byTsIcs] = [fromIcalJs(file), fromTsIcs(file)];
    const seen = new Map<string, Told>();
    for (const offset of MONTHS) {
      const [month, next] = [monthFromNow(offset), monthFromNow(offset + 1)];
      const query = new URLSearchParams({
        start: `${month}-01T00:00:00+01:00`,
        end: `${next}-01T00:00:00+01:00`,
      });
      const call = await get(base, `/api/events?${query.toString()}`, {
        headers: { 'accept-language': language },
      });
      const records = JSON.parse(call.body) as Parameters<typeof fromApi>[0][];
      const { body } = await get(base, inLanguage(`/calendrier?date=${month}`, language));
      const agenda = fromAgenda(body);
      const data = fromJsonLd(body);
      expect([...agenda.keys()].toSorted(), month).toEqual(records.map(({ id }) => id).toSorted());
      expect(data, month).toEqual([...agenda.values()]);
      for (const record of records) {
        const told = fromApi(record);
        expect(told.place, record.title).toBe(/\s–\s([^–]+)$/u.exec(record.title)?.[1] ?? null);
        expect(agenda.get(record.id), `${record.id} in the agenda`).toEqual(told);
        expect(byIcalJs.get(record.id), `${record.id} by ical.js`).toEqual(told);
        expect(byTsIcs.get(record.id), `${record.id} by ts-ics`).toEqual(told);
        seen.set(record.id, told);
      }
    }
    expect(seen.size, 'all events of the demonstration content').toBeGreaterThanOrEqual(140);
    expect([...byIcalJs.keys()].toSorted()).toEqual([...seen.keys()].toSorted());
    const kinds = [...seen.values()];
    expect(
      kinds.some(({ isAllDay }) => isAllDay),
      'whole days among them',
    ).toBe(true);
    expect(
      kinds.some(
        ({ isAllDay, start, end }) =>
          !isAllDay && end !== null && end.slice(0, 10) > start.slice(0, 10),
      ),
      'several days',
    ).toBe(true);
    expect(
      kinds.some(({ end }) => end === null),
      'without an end',
    ).toBe(true);
  });
}

test('an event’s own file holds what the subscription says of it', async ({ baseURL }) => {
  const base = baseURL ?? '';
  const all = fromIcalJs((await get(base, '/calendar/ar/events.ics')).body);
  const page = await get(base, `/ar/calendrier?date=${monthFromNow(1)}`);
  const files = attributes(page.body, 'a', 'href').filter((href) => /\/event\/.+\.ics$/.test(href));
  expect(files.length).toBeGreaterThan(3);
  for (const path of files.slice(0, 5)) {
    const answer = await get(base, path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [[id, told] = ['', undefined], ...others] = fromIcalJs(answer.body);
    expect(others).toEqual([]);
    expect(told).toEqual(all.get(id));
  }
});

test('an event beyond the subscription has no file, and no link to one', async ({ baseURL }) => {
  const { body } = await get(baseURL ?? '', `/calendrier?date=${monthFromNow(-7)}`);
  expect(
    attributes(body, 'a', 'href').filter(
      (href) => href.endsWith('.ics') && href.includes('/event/'),
    ),
  ).toEqual([]);
});

test('the subscription is the same for a whole day: its stamps, its bytes, and 304 to clients that have them', async ({
  baseURL,
}) => {
  const base = baseURL ?? '';
  const first = await get(base, '/calendar/fr/events.ics');
  const again = await get(base, '/calendar/fr/events.ics', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(again.status).toBe(304);
  const calendar = new ICAL.Component(ICAL.parse(first.body));
  const stamps = calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('dtstamp')));
  const midnight = new Date(
    Math.floor((Date.now() + 3_600_000) / 86_400_000) * 86_400_000 - 3_600_000,
  )
    .toISOString()
    .slice(0, 19);
  expect([...new Set(stamps)]).toEqual([`${midnight}Z`]);
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
  expect(first.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});
