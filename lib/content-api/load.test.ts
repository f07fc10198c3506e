import { jest } from '@jest/globals';
import { createServer } from 'node:http';
import { entities } from '@/lib/content-api/entities';
import { searchSite } from '@/lib/content-api/entities/search';
import { toMoment } from '@/lib/i18n/api-date';
import { logger } from '@/lib/platform/logger';
import { metrics } from '@/lib/platform/metrics';
import { createRequestContext, runInContext } from '@/lib/platform/request-context';
import { listen, stopServer } from '@/testing/loopback';
import { callReports } from './call-status';

let answer: { status: number; body: string; headers?: Record<string, string> };
let calls = 0;
const api = createServer((_request, response) => {
  calls += 1;
  const { status, body, headers } = answer;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
});
const clock = performance.now.bind(performance);
let passed = 0;
/** Puts the clock forward. */
const pass = (seconds: number): void => void (passed += seconds);

beforeAll(async () => {
  process.env['EMBEDDED_API_URL'] = await listen(api);
  performance.now = () => clock() + passed * 1000;
});
afterAll(async () => {
  performance.now = clock;
  await stopServer(api);
});
// Nothing is cached, and no failure is recent.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('chamber-network.api-cache'));
  pass(3600);
});

const CALLS: Record<string, () => Promise<{ ok: boolean }>> = {
  popup: () => entities.slide.popup(),
  menu: () => entities.menu.all(),
  partners: () => entities.partner.all(),
  articles: () => entities.article.list(1, 6, ''),
  searched: () => entities.article.list(1, 6, 'foire'),
  search: () => searchSite({ keyword: 'foire', serviceId: '', page: 1, perPage: 6 }),
  events: () => entities.event.between(toMoment(new Date(0)), toMoment(new Date(1)), 'fr'),
  article: () => entities.article.byId('7'),
  category: () => entities.category.byId('7', 1, 6, ''),
};

/** The status and body of one response, and what the calls of some names come to. */
const OUTCOMES: [number, string, Record<string, string[]>][] = [
  [
    404,
    '{}',
    {
      missing: ['article', 'category'],
      unavailable: ['popup', 'articles', 'searched', 'search', 'events'],
    },
  ],
  [410, '', { missing: ['article'], unavailable: ['partners'] }],
  [204, '', { unavailable: ['article', 'partners'] }],
  [200, '', { malformed: ['article', 'popup', 'articles'] }],
  [200, '{}', { missing: ['article', 'category'], ok: ['popup', 'partners'] }],
  [200, '[]', { missing: ['article'], ok: ['popup', 'partners', 'menu'] }],
  [200, 'null', { missing: ['article'] }],
  [200, '{"message":"Aucun"}', { malformed: ['popup', 'partners', 'menu', 'events'] }],
  [200, '{"error":"x"}', { malformed: ['article', 'category', 'articles'] }],
];
const CASES = OUTCOMES.flatMap(([status, body, names]) =>
  Object.entries(names).flatMap(([outcome, called]) =>
    called.map((name) => [name, status, body, outcome] as const),
  ),
);

test.each(CASES)(
  '%s, answered with status %i and %j, is %s',
  async (name, status, body, outcome) => {
    answer = { status, body };
    expect(await CALLS[name]?.()).toMatchObject(
      outcome === 'ok' ? { ok: true } : { ok: false, failure: { kind: outcome } },
    );
  },
);

test('an answer that is nested too deeply to be read is a failed call', async () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  for (const body of [deep, `[{"id":1,"label":"a","status":1,"child":${deep}}]`]) {
    answer = { status: 200, body };
    expect(await entities.menu.all()).toMatchObject({ ok: false });
  }
});

test.each([
  ['article', (id: string) => entities.article.byId(id)],
  ['category', (id: string) => entities.category.byId(id, 1, 6, '')],
])('an item that the API finds under another id (%s) is missing', async (name, call) => {
  const record = { id: 7, slug: 'foire', name: 'Foire', description: '<p>Une foire.</p>' };
  const articles = { data: [], total: 0, current_page: 1, last_page: 1 };
  const body = JSON.stringify(name === 'article' ? record : { category: record, articles });
  answer = { status: 200, body };
  const found = [];
  for (const id of ['7', '7abc', '07']) found.push((await call(id)).ok);
  expect(found).toEqual([true, false, false]);
});

test.each([
  '{"data":%,"current_page":1,"last_page":2}',
  '{"data":%,"pagination":{"last_page":"2"}}',
])(
  'a whole list that names further pages (%s) fails and is logged; one of the home screen is a choice',
  async (form) => {
    const error = jest.spyOn(logger, 'error').mockReturnValue();
    const body = form.replace('%', '[{"id":1,"name":"CCI"}]');
    answer = { status: 200, body };
    const { chamber } = entities;
    expect(await chamber.all()).toMatchObject({ failure: { kind: 'malformed' } });
    const fields = { reason: 'page 1 of 2 instead of the whole list' };
    expect(error).toHaveBeenCalledWith(expect.objectContaining(fields), 'Error fetching chambers');
    const line = callReports().find(({ call }) => call === chamber.all.template);
    expect(line?.lastDeviation).toMatchObject({ items: 'all', first: fields.reason });
    expect(await chamber.home()).toMatchObject({ data: [{ id: '1' }] });
    answer = { status: 200, body: body.replace(/"?2"?\}/, '1}') };
    expect(await chamber.all()).toMatchObject({ data: [{ id: '1' }] });
    error.mockRestore();
  },
);

test('“not found” because the API failed is a warning with its reason; a failed list is an error', async () => {
  const [warn, error] = (['warn', 'error'] as const).map((level) =>
    jest.spyOn(logger, level).mockReturnValue(),
  );
  answer = { status: 500, body: '{}' };
  await entities.article.byId('500');
  await entities.partner.all();
  const fields = expect.objectContaining({ failure: 'unavailable', reason: 'status 500' });
  expect(warn?.mock.calls).toEqual([[fields, 'Article not found']]);
  expect(error?.mock.calls).toEqual([[fields, expect.stringContaining('Error fetching')]]);
  warn?.mockRestore();
  error?.mockRestore();
});

test('a record that is deleted is missing from the next check on; a list keeps its last good answer', async () => {
  const shown = async (): Promise<[boolean, boolean]> => {
    const [chamber, chambers] = [await entities.chamber.byId('7'), await entities.chamber.all()];
    return [chamber.ok, chambers.ok];
  };
  answer = { status: 200, body: '{"id":7,"name":"CCI"}' };
  await entities.chamber.byId('7');
  answer = { status: 200, body: '[{"id":7,"name":"CCI"}]' };
  await entities.chamber.all();
  answer = { status: 404, body: '{}' };
  pass(31);
  // Stale, and revalidated behind the visitor.
  expect(await shown()).toEqual([true, true]);
  let now = [true, true];
  while (now[0]) {
    await new Promise(setImmediate);
    now = await shown();
  }
  expect(now).toEqual([false, true]);
});

test('failures with nothing to show are counted; a call that works again is logged once, with how long it failed', async () => {
  const failed = async () =>
    (await metrics.answers.get()).values.find(({ labels }) => labels.outcome === 'failed')?.value;
  const before = (await failed()) ?? 0;
  const info = jest.spyOn(logger, 'info').mockReturnValue();
  for (const status of [500, 500, 200, 200]) {
    answer = { status, body: '{"id":224,"name":"CCI"}' };
    await entities.chamber.byId('224');
    pass(112);
  }
  expect(await failed()).toBe(before + 2);
  const fields = { call: entities.chamber.byId.template, id: '224', failedSeconds: 224 };
  expect(info.mock.calls).toEqual([[expect.objectContaining(fields), expect.any(String)]]);
  info.mockRestore();
});

test('a page with a failed call is never confirmed', async () => {
  answer = { status: 500, body: '' };
  const context = createRequestContext();
  expect(await runInContext(context, () => entities.menu.all())).toMatchObject({ ok: false });
  const checks = await Promise.all([...context.dependencies.values()].map((check) => check()));
  expect(checks).toEqual([false]);
});

test('a page that is confirmed shows the answer of the call that confirmed it', async () => {
  answer = { status: 200, body: '[]' };
  const context = createRequestContext({ route: 'home' });
  await runInContext(context, () => entities.partner.home());
  const confirm = () =>
    runInContext(context, () =>
      Promise.all([...context.dependencies.values()].map((isUnchanged) => isUnchanged())),
    );
  pass(224);
  expect(await confirm()).toEqual([true]);
  const line = callReports().find(({ call }) => call === entities.partner.home.template);
  expect(line?.lastShown?.answerAgeSeconds).toBeLessThan(5);
});
