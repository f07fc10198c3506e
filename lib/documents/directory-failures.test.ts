import { createServer } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';
import { csvDocument } from './directory';

const NAMES = ['Alger', 'Oran', 'Sétif', 'Closed'];
const MISSING = 4;
/** Chambers whose details fail. */
let failing: number[] = [];
const api = createServer(({ url = '' }, response) => {
  const [, id] = /edit\/(\d+)/.exec(url) ?? [];
  const records = NAMES.map((name, place) => ({
    id: place + 1,
    name,
    latitude: '36.7',
    longitude: '3.1',
  }));
  response.statusCode = failing.includes(Number(id)) ? 500 : Number(id) === MISSING ? 404 : 200;
  const detail = { ...records[Number(id) - 1], telfix: '021 00 00 00' };
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify(id === undefined ? records : detail));
});

beforeAll(async () => {
  process.env['EMBEDDED_API_URL'] = await listen(api);
});
afterAll(() => stopServer(api));

test('a chamber whose details cannot be had is in the open data as the list tells it; without any of them there is none', async () => {
  failing = [1, 2, 3];
  expect((await csvDocument()).status).toBe(503);
  failing = [2];
  const rows = (await (await csvDocument()).text()).trimEnd().split('\r\n').slice(1);
  expect(
    rows.map((row) =>
      row
        .split(',')
        .slice(0, 2)
        .concat(row.includes('021') ? 'whole' : 'listed'),
    ),
  ).toEqual([
    ['1', 'Alger', 'whole'],
    ['2', 'Oran', 'listed'],
    ['3', 'Sétif', 'whole'],
  ]);
});
