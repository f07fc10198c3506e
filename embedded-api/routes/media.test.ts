import sharp from 'sharp';
import { startTestApi, type TestApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.end());

const bytesOf = async (path: string): Promise<{ response: Response; bytes: Buffer }> => {
  const response = await fetch(api.url + path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('images', () => {
  test.each([
    ['/storage/articles/foire-des-dattes.jpg', 'jpeg', 1280, 720],
    ['/storage/pages/certificat.jpg', 'jpeg', 1280, 720],
    ['/storage/events/en-cours.jpg', 'jpeg', 1280, 720],
    ['/storage/slides/hero-1.jpg', 'jpeg', 1280, 800],
    ['/storage/slides/hero-1-ar.jpg', 'jpeg', 1280, 800],
    ['/storage/slides/popup-1.jpg', 'jpeg', 960, 600],
    ['/storage/partners/zenata.png', 'png', 480, 240],
    ['/assets/entreprise/cci-beni-16.png', 'png', 400, 400],
    ['/storage/members/cci-beni-16-administratif-1.jpg', 'jpeg', 480, 600],
  ])('%s is drawn', async (path, format, width, height) => {
    const { response, bytes } = await bytesOf(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
    // A plain surface would have no spread of colours.
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.5);
  });

  test.each([
    '/storage/articles/image-cassee.jpg',
    '/storage/articles/sans-image.jpg',
    '/storage/articles/../../etc/passwd',
    '/storage/articles/%2e%2e/x.jpg',
    '/storage/',
    '/storage/articles/',
    '/assets/entreprise/cci-beni-45.png',
    '/storage/files/ancien.pdf',
  ])('%s is not there', async (path) => {
    expect((await fetch(api.url + path)).status).toBe(404);
  });

  test('a known version is answered with 304, HEAD without a body', async () => {
    const path = '/storage/partners/atlas.png';
    const { response, bytes } = await bytesOf(path);
    const tag = response.headers.get('etag') ?? '';
    expect((await fetch(api.url + path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const head = await fetch(api.url + path, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect((await head.arrayBuffer()).byteLength).toBe(0);
  });
});

describe('documents', () => {
  test.each([
    ['/storage/files/guide.pdf', 'application/pdf', '%PDF-1.4'],
    [`/storage/files/${encodeURIComponent('دليل.docx')}`, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK\x03\x04'],
    ['/storage/files/prix.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK\x03\x04'],
  ])('%s is a document of its kind', async (path, type, start) => {
    const { response, bytes } = await bytesOf(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toContain('filename=');
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
  });
});
