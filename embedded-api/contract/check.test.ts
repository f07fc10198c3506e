import { createServer, type Server } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';
import { startEmbeddedApi } from '../server';
import { startTestApi, type TestApi } from '../testing/api';
import { checkContract, runContract } from './check';

let api: TestApi;
let server: Server | undefined;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date() });
});
afterEach(() => stopServer(server));
afterAll(() => api.end());

/** A proxy that rewrites the API's answers. */
function tampered(
  change: (path: string, body: string) => string,
  statusOf = (_path: string, status: number): number => status,
): Promise<string> {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    void fetch(api.url + path, {
      headers: { 'Accept-Language': request.headers['accept-language'] ?? '' },
    }).then(async (answer) => {
      response.writeHead(statusOf(path, answer.status), { 'Content-Type': 'application/json' });
      response.end(change(path, await answer.text()));
    });
  });
  return listen(server);
}

describe('the contract', () => {
  test('it is kept by the sample, contact included', async () => {
    expect(await checkContract(api.url, { write: true })).toEqual([]);
  });

  test('it is kept by the demonstration content, and no call goes untried', async () => {
    const demonstration = await startEmbeddedApi({ dataDir: `${api.dataDir}/demonstration` });
    const results = await runContract(demonstration.url);
    await demonstration.close();
    expect(results.flatMap((result) => result.deviations)).toEqual([]);
    expect(results.filter((result) => result.skipped)).toEqual([]);
  });

  test('every form on the closed list is read: nothing is reported', async () => {
    const forms: Record<string, (value: unknown) => unknown> = {
      id: String,
      status: () => 'true',
      child: (list) => (Array.isArray(list) && list.length > 0 ? list : {}),
      file_articles: () => '',
      cat_articles: (list) => Object.assign({}, list),
      latitude: () => '36,75',
      telfix: () => '021 63 94 94; 021 63 94 95',
      points: (list) => JSON.stringify(list),
      starts_at: () => '-0001-11-30T00:00:00.000000Z',
      created_at: () => '2026-11-21T10:00:00+01:00',
      image: () => 'https://api.example.org/é 1.jpg',
    };
    const url = await tampered((path, body) => {
      const answer: unknown = JSON.parse(body || 'null', (name, value: unknown) =>
        forms[name] ? forms[name](value) : value,
      );
      const other = JSON.stringify(answer);
      if (path.startsWith('/api/search'))
        return other.replace(/"pagination":(\{[^}]*\})/, '"meta":$1');
      if (path.startsWith('/api/pages?')) return other.replace(/"pagination":\{([^}]*)\}/, '$1');
      return path.includes('?') ? other : `{"data":${other}}`;
    });
    expect(await checkContract(url)).toEqual([]);
  });

  test.each([
    [
      'a missing name',
      /"name":"Foire des dattes",/,
      '',
      '/api/articles?',
      { call: 'GET /api/articles', path: 'data[0].name', got: 'nothing' },
    ],
    [
      'an object in place of a text',
      /"slug":"foire-des-dattes"/,
      '"slug":{}',
      '/api/articles/edit/1',
      { call: 'GET /api/articles/edit/{id}', path: 'slug' },
    ],
    [
      'a date in another form',
      /"starts_at":"[^"]*"/,
      '"starts_at":"21/11/2026"',
      '/api/articles/home',
      { call: 'GET /api/articles/home', path: '[0].starts_at', got: '"21/11/2026"' },
    ],
    [
      'a list in place of an object',
      /^[^]*$/,
      '[]',
      '/api/chambre_de_commerces/edit/16',
      { call: 'GET /api/chambre_de_commerces/edit/{id}', expected: 'an object' },
    ],
    [
      'a flag in words',
      /"status":1/,
      '"status":"yes"',
      '/api/first-menu',
      { path: '[0].status', got: '"yes"' },
    ],
    [
      'a coordinate in degrees',
      /"latitude":[^,]*/,
      '"latitude":"36° 45′"',
      '/api/chambre_de_commerces/edit/16',
      { path: 'latitude', got: '"36° 45′"' },
    ],
    [
      'telephones by their kind',
      /"telfix":"[^"]*"/,
      '"telfix":{"direct":"021 00 00 00"}',
      '/api/chambre_de_commerces/edit/16',
      { path: 'telfix', got: 'an object with direct' },
    ],
    [
      'a list under another name',
      /^[^]*$/,
      '{"items":[]}',
      '/api/slide/partenaire_all',
      { expected: 'a list', got: 'an object with items' },
    ],
    [
      'the first page of a whole list',
      /^([^]*)$/,
      '{"data":$1,"meta":{"current_page":1,"last_page":3}}',
      '/api/slide/partenaire_all',
      { path: 'meta.last_page', got: 'the number 3' },
    ],
    [
      'a page that does not say which',
      /"pagination":/,
      '"page":',
      '/api/articles?',
      { expected: 'a page: {data, pagination}', got: 'an object with data, page' },
    ],
    [
      'a path that leaves its folder',
      /"image":"[^"]*"/,
      '"image":"../../.env"',
      '/api/articles/edit/1',
      { path: 'image', got: '"../../.env"' },
    ],
    [
      'a link with another scheme',
      /"link":"[^"]*"/,
      '"link":"javascript:alert(1)"',
      '/api/first-menu',
      { path: expect.stringMatching(/link$/), got: '"javascript:alert(1)"' },
    ],
    [
      'an unknown type of result',
      /"type":"article"/,
      '"type":"news"',
      '/api/search',
      { call: 'GET /api/search', path: 'data[0].type', got: '"news"' },
    ],
    [
      'an ignored per_page',
      /"data":\[/,
      '"data":[{},{},',
      '/api/pages?',
      { call: 'GET /api/pages', path: 'data' },
    ],
    [
      'another page than asked for',
      /"current_page":1/,
      '"current_page":2',
      '/api/categoryportail/edit/1',
      { path: 'articles.pagination.current_page', got: 'the number 2' },
    ],
    [
      'a body that is no JSON',
      /^[^]*$/,
      '<html>',
      '/api/slide/popup',
      { call: 'GET /api/slide/popup', expected: 'JSON' },
    ],
    [
      'a nested menu label',
      /"label":"Carnet"/,
      '"label":""',
      '/api/first-menu',
      { path: '[0].child[0].label' },
    ],
  ])('%s is named with its call and field', async (_what, search, replacement, path, deviation) => {
    const url = await tampered((asked, body) =>
      asked.startsWith(path) ? body.replace(search, replacement) : body,
    );
    const deviations = await checkContract(url);
    expect(deviations).toContainEqual(expect.objectContaining(deviation));
    expect(new Set(deviations.map(({ call }) => call)).size).toBe(1);
  });

  test('a record that does not exist, told in words of status 200, is named', async () => {
    const isUnknown = (path: string): boolean => path === '/api/articles/edit/999999999';
    const url = await tampered(
      (path, body) => (isUnknown(path) ? '{"error":"no such article"}' : body),
      (path, status) => (isUnknown(path) ? 200 : status),
    );
    expect(await checkContract(url)).toEqual([
      expect.objectContaining({
        call: 'GET /api/articles/edit/{id}',
        got: '200, an object with error',
      }),
    ]);
  });

  test('an API that is not there deviates in every call', async () => {
    const results = await runContract('http://127.0.0.1:9');
    expect(results.every((result) => result.deviations.length > 0)).toBe(true);
  });
});
