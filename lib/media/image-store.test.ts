import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteStore } from '@/lib/api/cache/sqlite-store';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const API = 'http://127.0.0.1:9';
process.env['DATA_DIR'] = folder;
process.env['API_BASE_URL'] = API;
const { getImage } = await import('./image-store');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a picture comes back from disk byte by byte while the API is down', async () => {
  const body = new Uint8Array([0, 255, 32, 10, 128]);
  const earlier = new SqliteStore({ path: join(folder, 'pictures.sqlite'), maxBytes: 1_000_000 });
  earlier.set(`${API} 96 /a.png`, `"abc" ${Buffer.from(body).toString('base64')}`, { ttl: 60_000, priority: 'usual' });
  earlier.close();
  expect(await getImage('/a.png', 96, 'an-id')).toEqual({ etag: '"abc"', body });
  expect(await getImage('/a.png', 192, 'an-id')).toBe('failed');
});
