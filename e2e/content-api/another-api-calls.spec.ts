import { expect, test } from '@playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import { calledPath, postForm } from '@/testing/calls';
import { get } from '@/testing/http';
import type { LaravelApi, RecordedCall } from '@/testing/laravel/laravel-api';
import { LARAVEL_SCREENS } from '../support/screens';
import type { Site } from '../../testing/site';
import { onLaravel } from '../support/laravel-site';
import { inLanguage, LANGUAGES } from '../../testing/test';

test.describe.configure({ mode: 'default' });

/** The call table (specification §7): GET path and its parameters, no others. */
const TABLE: [path: RegExp, parameters: string[]][] = [
  [/^\/api\/first-menu$/, []],
  [/^\/api\/slide$/, []],
  [/^\/api\/pages\/features$/, []],
  [/^\/api\/pages\/services$/, []],
  [/^\/api\/articles\/home$/, []],
  [/^\/api\/slide\/popup$/, []],
  [/^\/api\/slide\/partenaire$/, []],
  [/^\/api\/chambre_de_commerces_home$/, []],
  [/^\/api\/articles\/edit\/[^/]+$/, []],
  [/^\/api\/categoryportail\/list_acticle$/, []],
  [/^\/api\/pages\/edit\/[^/]+$/, []],
  [/^\/api\/serviceportail\/list_page$/, []],
  [/^\/api\/articles$/, ['page', 'per_page', 'search']],
  [/^\/api\/pages$/, ['page', 'per_page', 'search']],
  [/^\/api\/events$/, ['end', 'start']],
  [/^\/api\/categoryportail\/edit\/[^/]+$/, ['page', 'per_page', 'search']],
  [/^\/api\/serviceportail\/edit\/[^/]+$/, ['page', 'per_page', 'search']],
  [/^\/api\/search$/, ['page', 'per_page', 'search']],
  [/^\/api\/slide\/partenaire_all$/, []],
  [/^\/api\/chambre_de_commerces$/, []],
  [/^\/api\/chambre_de_commerces\/edit\/[^/]+$/, []],
];

let api: LaravelApi;
let site: Site;
onLaravel((...started) => ([api, site] = started), 'once', { CONTENT_FRESH_SECONDS: '600' });
test.beforeAll(async () => {
  for (const { path } of LARAVEL_SCREENS)
    for (const language of LANGUAGES) await get(site.url, inLanguage(path, language));
});

/** The calls that visiting some addresses makes. */
async function callsOf(paths: string[]): Promise<RecordedCall[]> {
  const before = api.calls.length;
  for (const path of paths) await get(site.url, path);
  return api.calls.slice(before);
}

const parametersOf = ({ query }: RecordedCall): Record<string, string> => Object.fromEntries(query);

test('reading every screen in every language makes each call of the table, with its parameters and no others', () => {
  for (const [path, parameters] of TABLE) {
    const made = api.callsTo(path);
    expect.soft(made.length, String(path)).toBeGreaterThan(0);
    for (const call of made)
      expect.soft([...call.query.keys()].sort(), call.path).toEqual(parameters);
  }
});

test('reading makes no call outside the table, and only GETs; besides, the files offered are asked for their size', () => {
  const sizes = api.calls.filter(
    ({ path, method }) => method === 'HEAD' && /^\/(?!api\/).+\.pdf$/.test(path),
  );
  expect(sizes.length).toBeGreaterThan(0);
  const strange = api.calls.filter(
    (call) =>
      !sizes.includes(call) &&
      (call.method !== 'GET' || !TABLE.some(([line]) => line.test(call.path))),
  );
  expect(strange.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('an answer that is fresh is not asked for again, whatever the language of the reader', () => {
  for (const path of [
    '/api/first-menu',
    '/api/slide',
    '/api/articles/edit/41',
    '/api/pages/features',
    '/api/chambre_de_commerces',
    '/api/articles',
  ]) {
    // One address for each page size that a screen or the search asks for.
    const addresses = api.callsTo(path).map(({ query }) => `${path}?${query.toString()}`);
    expect.soft(addresses.length, path).toBeGreaterThan(0);
    expect.soft(addresses.toSorted(), path).toEqual([...new Set(addresses)].toSorted());
  }
});

const MALFORMED = [
  '/api/first-menu',
  '/api/articles/home',
  '/api/pages/features',
  '/api/pages/services',
  '/api/slide',
  '/api/slide/partenaire',
  '/api/slide/partenaire_all',
  '/api/chambre_de_commerces_home',
  '/api/chambre_de_commerces',
  '/api/categoryportail/list_acticle',
  '/api/events',
];
test('a malformed item in a list is logged with its field, once per answer', () => {
  const lines = site.log.filter(({ msg }) => msg === 'Malformed items were left out');
  for (const call of MALFORMED) {
    const found = lines.filter((line) => calledPath(line) === call);
    expect.soft(found.length, call).toBe(api.callsTo(call).length);
    const fields = found.map(({ first }) => /([^.: ]+): /.exec(String(first))?.[1]);
    expect.soft(fields, call).toContain(call === '/api/events' ? 'start' : 'id');
  }
});

test('events are asked for between two ISO timestamps, with Accept-Language of the current language', () => {
  const calls = api.callsTo('/api/events');
  for (const { query } of calls) {
    for (const name of ['start', 'end'])
      expect(query.get(name)).toMatch(
        /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?(?:Z|[+-]\d{2}:\d{2})$/,
      );
    expect(Date.parse(query.get('start') ?? '')).toBeLessThan(Date.parse(query.get('end') ?? ''));
  }
  expect(new Set(calls.map(({ headers }) => headers['accept-language']))).toEqual(new Set(LOCALES));
});

test('search asks for service_id only if it is set', async () => {
  const [plain] = (await callsOf(['/search?keyword=Oran'])).filter(
    ({ path }) => path === '/api/search',
  );
  expect(plain && parametersOf(plain)).toEqual({ page: '1', per_page: '6', search: 'Oran' });
  const [within] = (
    await callsOf(['/search?keyword=Oran&service_id=21&page=2&per_page=12'])
  ).filter(({ path }) => path === '/api/search');
  expect(within && parametersOf(within)).toEqual({
    page: '2',
    per_page: '12',
    search: 'Oran',
    service_id: '21',
  });
});

test('search makes a request only when the keyword is non-empty', async () => {
  const calls = await callsOf([
    '/search',
    '/search?keyword=',
    '/en/search?keyword=%20%20&service_id=21',
  ]);
  expect(calls.filter(({ path }) => path === '/api/search')).toEqual([]);
});

test('lists send the visitor’s page, per_page and search text as they are, whatever their script', async () => {
  const text = 'معرض & salon + 100 %';
  for (const [address, path] of [
    ['/toutacticle', '/api/articles'],
    ['/toutpage', '/api/pages'],
    ['/category/7', '/api/categoryportail/edit/7'],
    ['/service/21', '/api/serviceportail/edit/21'],
  ] as const) {
    const calls = await callsOf([
      `/ar${address}?page=1&per_page=12&search=${encodeURIComponent(text)}`,
    ]);
    const [made] = calls.filter((call) => call.path === path);
    expect(made && parametersOf(made), path).toEqual({ page: '1', per_page: '12', search: text });
  }
});

test('a contact message is posted as JSON of its four fields and nothing else', async () => {
  const message = {
    name: 'Amina Exemple',
    email: 'amina@entreprise.example',
    subject: 'Foire & salon',
    message: 'Bonjour,\nرسالة تجريبية',
  };
  const answer = await postForm(site.url, { ...message, unknown: 'x' });
  expect(answer).toMatchObject({ status: 303, headers: { location: '/contact' } });
  const [posted, ...more] = api.callsTo('/api/contact');
  expect(more).toEqual([]);
  expect(posted?.method).toBe('POST');
  expect(posted?.headers['content-type']).toMatch(/^application\/json/);
  expect(JSON.parse(posted?.body ?? '{}')).toEqual(message);
  expect(JSON.stringify(site.log), 'a visitor’s words are in no log').not.toMatch(
    /Amina|amina@|Bonjour/,
  );
});
