import { fromAgenda, fromApi, fromIcalJs, fromJsonLd, type Told } from '../support/calendar-feeds';
import { attributes, get } from '../../testing/http';
import { monthFromNow } from '../support/calendar';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

/** Months of the subscription, before and after the current one. */
const MONTHS = Array.from({ length: 18 }, (_, place) => place - 6);

for (const language of ONE_PER_DIRECTION) {
  test(`every event is the same in the grid, the agenda, the subscription and the structured data (${language})`, async ({
    baseURL,
  }) => {
    const base = baseURL ?? '';
    const file = (await get(base, `/calendar/${language}/events.ics`)).body;
    const subscribed = fromIcalJs(file);
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
        expect(subscribed.get(record.id), `${record.id} in the subscription`).toEqual(told);
        seen.set(record.id, told);
      }
    }
    expect(seen.size, 'all events of the demonstration content').toBeGreaterThanOrEqual(140);
    expect([...subscribed.keys()].toSorted()).toEqual([...seen.keys()].toSorted());
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

test('an event’s own file holds what the subscription says of it; an event beyond the subscription has none', async ({
  baseURL,
}) => {
  const base = baseURL ?? '';
  const filesOf = async (month: number): Promise<string[]> => {
    const { body } = await get(base, `/ar/calendrier?date=${monthFromNow(month)}`);
    return attributes(body, 'a', 'href').filter((href) => /\/event\/.+\.ics$/.test(href));
  };
  const all = fromIcalJs((await get(base, '/calendar/ar/events.ics')).body);
  const files = await filesOf(1);
  expect(files.length).toBeGreaterThan(3);
  for (const path of files.slice(0, 5)) {
    const answer = await get(base, path);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const [[id, told] = ['', undefined], ...others] = fromIcalJs(answer.body);
    expect(others).toEqual([]);
    expect(told).toEqual(all.get(id));
  }
  expect(await filesOf(-7)).toEqual([]);
});
