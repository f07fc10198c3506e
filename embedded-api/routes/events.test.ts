import { startTestApi, type TestApi, today } from '../testing/api';

let api: TestApi;
let now = today;
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
beforeEach(() => {
  now = today;
});
afterAll(() => api.end());

const ask = (start: string, end: string, language = 'fr'): ReturnType<TestApi['get']> =>
  api.get(`/api/events?start=${encodeURIComponent(start)}&end=${encodeURIComponent(end)}`, {
    'Accept-Language': language,
  });

const titles = async (start: string, end: string): Promise<unknown> => {
  const { status, body } = await ask(start, end);
  expect(status).toBe(200);
  return Array.isArray(body) ? body.map((event: { title: string }) => event.title) : body;
};

describe('events', () => {
  test('an event has its dates in local time and leads to a record', async () => {
    expect((await ask('2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z')).body).toMatchObject([
      {
        title: 'Foire des dattes — Biskra',
        start: '2026-11-22T09:00:00',
        end: '2026-11-24T18:00:00',
        event_starts_at: '2026-11-22 09:00:00',
        event_ends_at: '2026-11-24 18:00:00',
        image: 'storage/events/foire.jpg',
        slug: 'article/1/foire-des-dattes',
      },
      {
        title: 'Carnet ouvert',
        end: null,
        event_ends_at: null,
        image: null,
        slug: 'page/2/carnet',
      },
    ]);
  });

  test('title and picture follow Accept-Language and fall back to French', async () => {
    expect(
      (await ask('2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z', 'ar-DZ,fr;q=0.5')).body,
    ).toMatchObject([
      { title: 'معرض التمور', image: 'storage/events/foire-ar.jpg' },
      { title: 'Carnet ouvert' },
    ]);
    expect((await ask('2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z', 'en')).body).toMatchObject([
      { image: 'storage/events/foire.jpg' },
      { title: 'Carnet ouvert' },
    ]);
  });

  test('an event under way belongs to the range, one ending as it begins does not', async () => {
    expect(await titles('2026-11-23T00:00:00+01:00', '2026-11-24T00:00:00+01:00')).toEqual([
      'Foire des dattes — Biskra',
    ]);
    expect(await titles('2026-11-24T17:00:00Z', '2026-11-25T00:00:00Z')).toEqual([]);
    expect(await titles('2026-11-24T16:59:00Z', '2026-11-25T00:00:00Z')).toEqual([
      'Foire des dattes — Biskra',
    ]);
    expect(await titles('2026-11-19T00:00:00Z', '2026-11-22T08:00:00Z')).toEqual([]);
  });

  test('an event across midnight is met on both days, after the holiday it would have ended on', async () => {
    for (const day of ['2027-01-03', '2027-01-04']) {
      expect(await titles(`${day}T00:00:00+01:00`, `${day}T23:59:00+01:00`)).toEqual(['Plus tard']);
    }
  });

  test('weeks later the calendar has moved on with the days', async () => {
    now = new Date('2027-01-20T08:00:00Z');
    expect(await titles('2027-01-20T00:00:00+01:00', '2027-01-21T00:00:00+01:00')).toEqual([
      'Foire des dattes — Biskra',
    ]);
  });

  test('a plus sign that was not encoded is understood', async () => {
    const { status, body } = await api.get(
      '/api/events?start=2026-11-22T00:00:00+01:00&end=2026-11-23T00:00:00+01:00',
    );
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
  });

  test.each([
    ['', { start: ['The start field is required.'], end: ['The end field is required.'] }],
    ['start=yesterday&end=2026-11-22', { start: ['The start field must be a valid date.'] }],
    ['start=2026-11-21T00:00:00Z&end=2026-13-45', { end: ['The end field must be a valid date.'] }],
    [
      'start=2026-11-21&end=2026-11-20',
      { end: ['The end field must be a date after or equal to start.'] },
    ],
  ])('"%s" is refused with the fields at fault', async (query, errors) => {
    const { status, body } = await api.get(`/api/events?${query}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors });
  });
});
