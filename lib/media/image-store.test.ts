import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@/lib/platform/file-store';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const API = 'http://127.0.0.1:9';
process.env['DATA_DIR'] = folder;
process.env['API_BASE_URL'] = API;
const { getImage } = await import('./image-store');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a picture comes back from disk byte by byte while the API is down', async () => {
  const body = new Uint8Array([0, 255, 32, 10, 128]);
  const earlier = new FileStore({ folder: join(folder, 'pictures'), maxBytes: 1_000_000 });
  await earlier.set(`${API} 96 /a.png`, Buffer.from(body), 60_000);
  const etag = expect.stringMatching(/^"[\w-]{27}"$/);
  for (let reading = 0; reading < 3; reading += 1)
    expect(await getImage('/a.png', 96, 'an-id')).toEqual({ etag, body });
  expect(await getImage('/a.png', 192, 'an-id')).toBe('failed');
});
