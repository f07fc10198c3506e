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
function tampered(change: (path: string, body: string) => string): Promise<string> {
  server = createServer((request, response) => {
    const path = request.url ?? '/';
    void fetch(api.url + path, {
      headers: { 'Accept-Language': request.headers['accept-language'] ?? '' },
    }).then(async (answer) => {
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
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

  test('the habits of other Laravel backends are no deviation', async () => {
    const url = await tampered((_path, body) =>
      body
        .replace(/"id":(\d+)/g, '"id":"$1"')
        .replace(/"status":1/g, '"status":"1"')
        .replace(/"child":\[\]/g, '"child":{}')
        .replace(/"file_articles":\[.*?\]/g, '"file_articles":null'),
    );
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
      { path: 'articles.pagination.current_page', got: '2' },
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

  test('an API that is not there deviates in every call', async () => {
    const results = await runContract('http://127.0.0.1:9');
    expect(results.every((result) => result.deviations.length > 0)).toBe(true);
  });
});
