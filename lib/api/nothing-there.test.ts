import { createServer } from 'node:http';
import { entities } from '@/lib/entities';
import { searchSite } from '@/lib/entities/search';
import { toMoment } from '@/lib/dates/api-date';
import { listen, stopServer } from '@/testing/loopback';
import { callLines, noteSuccess } from './call-status';

let answers: [status: number, body: string] = [200, ''];
let pages: unknown[] = [];
const asked: string[] = [];
const api = createServer(({ url = '' }, response) => {
  asked.push(url);
  const page = Number(/[?&]page=(\d+)/.exec(url)?.[1] ?? 1);
  const sent = pages[page - 1];
  const [status, body] =
    pages.length === 0 ? answers : sent === undefined ? [404, '{}'] : [200, JSON.stringify(sent)];
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});

beforeAll(async () => {
  process.env['EMBEDDED_API_URL'] = await listen(api);
});
afterAll(() => stopServer(api));
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('chamber-network.api-cache'));
  pages = [];
  asked.length = 0;
});

const LISTS: Record<string, () => Promise<{ ok: boolean; data?: unknown }>> = {
  popup: () => entities.slide.popup(),
  partners: () => entities.partner.all(),
  chambers: () => entities.chamber.home(),
  articles: () => entities.article.list(1, 6, ''),
  searched: () => entities.article.list(1, 6, 'foire'),
  search: () => searchSite({ keyword: 'foire', serviceId: '', page: 1, perPage: 6 }),
  events: () => entities.event.between(toMoment(new Date(0)), toMoment(new Date(1)), 'fr'),
};

const NO_ITEMS = { items: [] };
const SEARCH = '{"message":"No query results"}';

test.each<[keyof typeof LISTS, number, string, unknown]>([
  ...['popup', 'partners'].flatMap((list): [string, number, string, unknown][] => [
    [list, 204, '', []],
    [list, 200, '{"status":404,"data":[]}', []],
  ]),
  ['articles', 204, '', NO_ITEMS],
  ['articles', 200, 'null', NO_ITEMS],
  ['articles', 200, '{"status":404,"message":"Aucun article","data":[]}', NO_ITEMS],
  ['popup', 200, '', []],
  ['popup', 200, '{"message":"Aucun popup"}', []],
  ['popup', 200, 'false', []],
  ['popup', 200, '{"id":3,"title":"Salon"}', [{ id: '3' }]],
  ['popup', 200, '{"data":{"id":3,"title":"Salon"}}', [{ id: '3' }]],
  ['searched', 404, SEARCH, NO_ITEMS],
  ['search', 404, SEARCH, NO_ITEMS],
  // Not these.
  ['popup', 200, '{"success":false,"message":"Aucun popup"}', undefined],
  ['popup', 200, '{"code":500,"message":"x"}', undefined],
  ['chambers', 200, '{"id":"e-1","message":"x"}', undefined],
  ['popup', 404, SEARCH, undefined],
  ['partners', 200, '{"message":"Aucun partenaire"}', undefined],
  ['articles', 404, SEARCH, undefined],
  ['events', 404, SEARCH, undefined],
  // A fault of the server, too, may be an empty body.
  ['partners', 200, '', undefined],
  ['articles', 200, ' ', undefined],
])('the list %s, answered with %i %j', async (list, status, body, data) => {
  answers = [status, body];
  const result = await LISTS[list]?.();
  expect(result).toMatchObject(data === undefined ? { ok: false } : { ok: true, data });
});

test('a list is emptied by what is none only when told twice, with another answer in between', async () => {
  const { popup } = entities.slide;
  const clock = performance.now.bind(performance);
  const visits: number[] = [];
  const skip = (seconds: number) => (performance.now = () => clock() + seconds * 1000);
  try {
    for (const [seconds, body, isAnswering] of [
      [0, '[{"id":3,"title":"Salon"}]', false],
      [100, '{"message":"Aucun popup"}', false],
      [200, '{"message":"Aucun popup"}', true],
      [300, '{"message":"Aucun popup"}', false],
    ] as const) {
      answers = [200, body];
      skip(seconds);
      if (isAnswering) noteSuccess({ template: '/api/other' }, 0);
      // Stale once, then what the answer behind it says.
      await popup();
      await new Promise((resolve) => setTimeout(resolve, 50));
      const result = await popup();
      visits.push(result.ok ? result.data.length : -1);
    }
    expect(visits).toEqual([1, 1, 0, 0]);
  } finally {
    performance.now = clock;
  }
});

test.each([
  ['{"success":false,"message":"x"}', 'missing'],
  ['{"status":404,"message":"x"}', 'missing'],
  ['{"code":"410","data":null}', 'missing'],
  ['{"success":false,"code":500}', 'malformed'],
  ['{"success":false,"status_code":429}', 'malformed'],
  ['{"error":"x"}', 'malformed'],
  ['{"status":404,"data":{"id":7,"name":"x"}}', 'malformed'],
])('an article answered with 200 and %s is %s', async (body, kind) => {
  answers = [200, body];
  expect(await entities.article.one('7')).toMatchObject({ failure: { kind } });
});

/** One chamber on each page. */
const paged = (count: number, place: (page: number) => object = () => ({ last_page: count })) =>
  Array.from({ length: count }, (_, index) => ({
    current_page: index + 1,
    ...place(index + 1),
    data: [{ id: index + 1, name: 'CCI' }],
  }));
const deviation = () =>
  callLines().find(({ call }) => call === '/api/chambre_de_commerces')?.lastDeviation;

test.each<[string, unknown[], number, number | undefined]>([
  ['by a paginator that counts', paged(4), 0, 4],
  [
    'by a simple one',
    paged(4, (page) => ({ next_page_url: page < 4 ? `/x?page=${page + 1}` : null })),
    0,
    4,
  ],
  [
    'to an empty one',
    [...paged(3, () => ({ last_page: 4 })), { current_page: 4, last_page: 4, data: [] }],
    0,
    3,
  ],
  ['slowly', paged(10), 2, 10],
  ['too slowly', paged(20), 2, undefined],
])(
  'a list that is sent in pages %s is read whole, but for those of the home screen',
  async (_how, sent, secondsEach, most) => {
    pages = sent;
    const clock = performance.now.bind(performance);
    performance.now = () => clock() + asked.length * secondsEach * 1000;
    try {
      const all = await entities.chamber.all();
      expect(all.ok ? all.data.map(({ id }) => Number(id)) : undefined).toEqual(
        most && Array.from({ length: most }, (_, index) => index + 1),
      );
      expect(deviation() ?? null).toBeNull();
      // Those of the home screen are a choice.
      expect(await entities.chamber.home()).toMatchObject({ data: [{ id: '1' }] });
    } finally {
      performance.now = clock;
    }
  },
);

test('of a list that is longer than any, and so not read to its end, operators are told', async () => {
  pages = paged(120);
  expect(await entities.chamber.all()).toMatchObject({ data: { length: 100 } });
  expect(deviation()).toMatchObject({ items: 20, first: 'ends before page 101 of 120' });
});

test('a back office that ignores the number of the page is asked once more, not for each of the pages that it tells', async () => {
  const page = { current_page: 1, last_page: 9999, data: [{ id: 1, name: 'CCI' }] };
  pages = [page, page, page];
  expect(await entities.chamber.all()).toMatchObject({ data: [{ id: '1' }] });
  expect(asked).toHaveLength(2);
  expect(deviation()?.items).toBe(9998);
});

test('a list of which a page is not found fails: the last good one stays', async () => {
  for (const cut of [undefined, { status: 404, data: [] }]) {
    for (const count of [2, 4]) {
      pages = [...paged(count).slice(0, 1), cut, ...paged(count).slice(2)];
      expect(await entities.chamber.all()).toMatchObject({ ok: false });
    }
  }
});

test('of a list that an empty page cuts, operators are told', async () => {
  pages = [
    ...paged(4).slice(0, 1),
    { current_page: 2, last_page: 4, data: [] },
    ...paged(4).slice(2),
  ];
  expect(await entities.chamber.all()).toMatchObject({ data: [{ id: '1' }] });
  expect(deviation()).toMatchObject({ items: 3, first: 'ends before page 2 of 4' });
});
