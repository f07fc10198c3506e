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
    ['/storage/slides/hero-1-ar.jpg', 'jpeg', 1280],
    ['/storage/partners/mce.png', 'png', 480],
    ['/assets/entreprise/cci-mezghena.png', 'png', 400],
    ['/storage/members/portrait-01.jpg', 'jpeg', 240],
  ])('%s is served', async (path, format, width) => {
    const { response, bytes } = await bytesOf(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(`image/${format}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width });
  });

  test.each([
    '/storage/articles/absent.jpg',
    '/storage/articles/.jpg',
    '/storage/articles/..\\..\\files.test.jpg',
    '/storage/%00.jpg',
    '/storage/articles/../../etc/passwd',
    '/storage/articles/%2e%2e/x.jpg',
    '/storage/',
    '/storage/articles/',
    '/assets/entreprise/absent.png',
  ])('%s is not there', async (path) => {
    expect((await fetch(api.url + path)).status).toBe(404);
  });

  test('a known version is answered with 304, HEAD without a body', async () => {
    const path = '/storage/partners/mce.png';
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
    ['/storage/files/carnet-ata-guide-utilisateur.pdf', 'application/pdf', '%PDF-'],
    [
      '/storage/files/demande-de-mediation.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'PK\x03\x04',
    ],
    [
      '/storage/files/autodiagnostic-export.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'PK\x03\x04',
    ],
  ])('%s is a document of its kind', async (path, type, start) => {
    const { response, bytes } = await bytesOf(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toContain('filename=');
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start);
  });
});
