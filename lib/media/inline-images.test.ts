import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = mkdtempSync(join(tmpdir(), 'inline-'));
process.env['DATA_DIR'] = folder;
const { getImage } = await import('./image-store');
const { imagePath } = await import('./image-address');
const { extractInlineImages } = await import('./inline-images');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
const png = await noise(40, 30);
const base64 = png.toString('base64');
const data = `data:image/png;base64,${base64}`;
const ADDRESS = /^\/media\/inline\/[\w-]{43}$/;
const SPACER = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const takenOut = async (text: string): Promise<string> => String(await extractInlineImages(text));

async function shown(address: string) {
  const image = await getImage(imagePath(address, '/') ?? '', 96, 'an-id');
  return typeof image === 'string' ? image : sharp(image.body).metadata();
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
    await extractInlineImages(answer);
    const { data: record } = answer;
    expect(record.image).toMatch(ADDRESS);
    expect(record).toEqual({
      id: 1,
      description: `<p>Avant</p><img src="${record.image}" alt="Plan"><p>Après</p>`,
      image: record.image,
      files: [{ name: 'a.pdf' }],
    });
    expect(await shown(record.image)).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  test('of 370 kB is shown, with a blank and in lines', async () => {
    const large = await noise(400, 310);
    expect(large.byteLength).toBeGreaterThan(370_000);
    const lines = large.toString('base64').replace(/.{76}/g, '$&\r\n');
    expect(await shown(await takenOut(`data:image/png;base64, ${lines}`))).toMatchObject({
      format: 'webp',
      width: 96,
    });
  });

  test('is kept with no more than 500 others of one answer, each of which is written to disk', async () => {
    const texts = await extractInlineImages(
      Array.from(
        { length: 2000 },
        (_, index) => `<img src="${data.slice(0, -8)}${String(index).padStart(8, '0')}">`,
      ),
    );
    const addresses = (texts as string[]).map((text) => /src="([^"]+)"/.exec(text)?.[1] ?? '');
    expect(addresses.filter((address) => ADDRESS.test(address))).toHaveLength(500);
    expect(new Set(addresses.slice(500))).toEqual(new Set(['/media/inline/not-kept']));
  });

  test.each([
    ['encoded as a whole', `&lt;img src=&quot;${data}&quot;&gt;`, /&quot;(\/.*)&quot;/],
    ['in single quotes', `<img src='${data}'>`, /'(.*)'/],
    ['with a blank', `<img src="data:image/png;base64, ${base64}">`, /"(.*)"/],
    ['with a parameter', `<img src="${data.replace(';', ';charset=utf-8;')}">`, /"(.*)"/],
    ['in lines', `<img src="${data.replace(/[^,]{76}/g, '$&\r\n')}">`, /"(.*)"/],
    [
      'percent-encoded',
      `<img src="data:image/png;base64,${encodeURIComponent(base64)}">`,
      /"(.*)"/,
    ],
  ])('is the same picture %s', async (_, text, around) => {
    expect(around.exec(await takenOut(text))?.[1]).toBe(await takenOut(data));
  });

  test('of up to 1 kB stays in the page', async () => {
    const text = `<img src="${SPACER}">`;
    expect(await takenOut(text)).toBe(text);
    expect(await takenOut(SPACER)).toBe(SPACER);
  });

  test('has an address of no picture when it is too large', async () => {
    const large = randomBytes(7 * 1024 * 1024).toString('base64');
    expect(await takenOut(`<img src="data:image/png;base64,${large}">`)).toBe(
      '<img src="/media/inline/not-kept">',
    );
  });

  test.each([
    'data:image/',
    `see data:image/png;base64 ${'a'.repeat(2000)}`,
    `<img src="data:text/html;base64,${'A'.repeat(2000)}">`,
    `<img src="data:image/png;base64,${'~'.repeat(2000)}">`,
    'data:image/data:image/'.repeat(100),
  ])('is not seen where there is none: %.60s', async (text) => {
    expect(await takenOut(text)).toBe(text);
  });

  test('does not change an answer’s prototype', async () => {
    const answer: unknown = JSON.parse(`{"__proto__":{"isAdmin":"${data}"}}`);
    await extractInlineImages(answer);
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
  });

  test('of a hash that no text holds is not known to be absent', async () => {
    expect(await getImage(`/inline/${'a'.repeat(43)}`, 96, 'an-id')).toBe('failed');
  });
});
