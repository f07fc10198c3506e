import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = mkdtempSync(join(tmpdir(), 'inline-'));
process.env['DATA_DIR'] = folder;
const { getImage } = await import('./image-store');
const { imagePath } = await import('./image-address');
const { inlineImagesStored, takeOutInlineImages } = await import('./inline-images');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const png = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
  .png()
  .toBuffer();
const data = `data:image/png;base64,${png.toString('base64')}`;
const ADDRESS = /^\/media\/inline\/[\w-]{43}$/;

function takenOut(text: string): string {
  return String(takeOutInlineImages(text));
}

describe('a picture pasted into a text', () => {
  test('is taken out of it, wherever it stands in an answer, and answered in a width', async () => {
    const answer = {
      data: {
        id: 1,
        description: `<p>Avant</p><img src="${data}" alt="Plan"><p>Après</p>`,
        image: data,
        files: [{ name: 'a.pdf' }],
      },
    };
    const { data: record } = takeOutInlineImages(answer) as typeof answer;
    const [, address = ''] = /src="([^"]+)"/.exec(record.description) ?? [];
    expect(address).toMatch(ADDRESS);
    expect(record).toEqual({
      id: 1,
      description: `<p>Avant</p><img src="${address}" alt="Plan"><p>Après</p>`,
      image: address,
      files: [{ name: 'a.pdf' }],
    });
    await inlineImagesStored();
    const image = await getImage(imagePath(address, '/') ?? '', 96, 'an-id');
    expect(typeof image === 'string' ? image : await sharp(image.body).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      height: 30,
    });
  });

  test('is kept with no more than 500 others of one answer, each of which is written to disk', () => {
    const texts = takeOutInlineImages(
      Array.from(
        { length: 20_000 },
        (_, index) => `<img src="${data.slice(0, -8)}${String(index).padStart(8, '0')}">`,
      ),
    );
    const addresses = (texts as string[]).map((text) => /src="([^"]+)"/.exec(text)?.[1] ?? '');
    expect(addresses.filter((address) => ADDRESS.test(address))).toHaveLength(500);
    expect(new Set(addresses.slice(500))).toEqual(new Set(['/media/inline/not-kept']));
  });

  test.each([
    [
      'encoded as a whole',
      `&lt;img src=&quot;${data}&quot;&gt;`,
      /^&lt;img src=&quot;(.*)&quot;&gt;$/,
    ],
    ['in single quotes', `<img src='${data}'>`, /^<img src='(.*)'>$/],
    ['without quotes', `<img src=${data} alt=x>`, /^<img src=(.*) alt=x>$/],
    [
      'with a parameter',
      `<img src="${data.replace(';base64', ';charset=utf-8;base64')}">`,
      /^<img src="(.*)">$/,
    ],
    ['in lines', `<img src="${data.replace(/[^,]{76}/g, '$&\r\n')}">`, /^<img src="(.*)">$/],
    [
      'percent-encoded',
      `<img src="${data
        .replaceAll('+', '%2B')
        .replaceAll('/', (sign, at: number) => (at < 20 ? sign : '%2F'))
        .replaceAll('=', '%3D')}">`,
      /^<img src="(.*)">$/,
    ],
  ])('is the same picture %s', (_, text, around) => {
    expect(around.exec(takenOut(text))?.[1]).toBe(takenOut(data));
  });

  test('leaves no trace when it is a spacer, and has an address of no picture when it is too large', () => {
    expect(takenOut('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">')).toBe(
      '<img src="">',
    );
    const large = takenOut(
      `<img src="data:image/png;base64,${randomBytes(7 * 1024 * 1024).toString('base64')}">`,
    );
    expect(large).toBe('<img src="/media/inline/not-kept">');
  });

  test.each([
    'data:image/',
    'data:image/png,raw',
    'see data:image/png;base64',
    '<img src="data:text/html;base64,AAAA">',
    'data:image/data:image/',
  ])('is not seen where there is none: %s', (text) => {
    expect(takenOut(text)).toBe(text);
  });

  test('does not change an answer’s prototype', () => {
    const answer: unknown = JSON.parse(`{"__proto__":{"isAdmin":"${data}"}}`);
    takeOutInlineImages(answer);
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
  });

  test('of a hash that no text holds is not known to be absent', async () => {
    expect(await getImage(`/inline/${'a'.repeat(43)}`, 96, 'an-id')).toBe('failed');
  });
});
