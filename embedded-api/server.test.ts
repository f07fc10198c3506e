import { join } from 'node:path';
import { databaseName, Store } from './database/store';
import { startEmbeddedApi } from './server';
import { startTestApi, type TestApi } from './testing/api';

let api: TestApi;
const lines: object[] = [];
beforeAll(async () => {
  api = await startTestApi({ log: (line) => lines.push(line) });
});
afterAll(() => api.end());

describe('the server', () => {
  test('it listens on loopback only, on a port of the system’s choice', () => {
    expect(api.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  test('an unknown address is a 404, a wrong method a 405', async () => {
    expect(await api.get('/api/nothing')).toMatchObject({
      status: 404,
      body: { message: 'The route api/nothing could not be found.' },
    });
    expect((await api.get('/')).status).toBe(404);
    const response = await fetch(`${api.url}/api/articles`, { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test('bad percent-encoding is a 400, not a crash', async () => {
    expect((await api.get('/api/articles/edit/%E0%A4%A')).status).toBe(400);
  });

  test('every request is logged with its status', async () => {
    await api.get('/api/slide?logged=1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(lines).toContainEqual(
      expect.objectContaining({ method: 'GET', url: '/api/slide?logged=1', status: 200 }),
    );
  });

  test('a taken port is refused, and the content of the folder left alone', async () => {
    const port = Number(new URL(api.url).port);
    await expect(startEmbeddedApi({ port, dataDir: api.dataDir })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    expect((await api.get('/api/articles')).body).toMatchObject({ pagination: { total: 8 } });
  });

  test('messages survive a restart', async () => {
    const first = await startTestApi();
    const body = JSON.stringify({ name: 'N', email: 'n@x.example', subject: 'S', message: 'M' });
    await fetch(`${first.url}/api/contact`, { method: 'POST', body });
    await first.close();
    const second = await startTestApi({ dataDir: first.dataDir });
    const store = new Store(join(second.dataDir, databaseName));
    expect(store.many('SELECT name FROM contact_message')).toEqual([{ name: 'N' }]);
    store.close();
    await second.end();
  });
});
