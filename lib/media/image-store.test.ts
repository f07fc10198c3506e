import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
process.env['DATA_DIR'] = folder;
process.env['API_BASE_URL'] = 'http://api.example';
const { deletePicture, readPicture, writePicture } = await import('./image-store');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a picture comes back from disk byte by byte, until it is known to be gone', () => {
  const body = new Uint8Array([0, 255, 32, 10, 128]);
  writePicture('96 /a.png?', { etag: '"abc"', body });
  expect(readPicture('96 /a.png?')).toEqual({ etag: '"abc"', body });
  expect(readPicture('192 /a.png?')).toBeUndefined();
  deletePicture('96 /a.png?');
  expect(readPicture('96 /a.png?')).toBeUndefined();
});
