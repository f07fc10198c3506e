import { attachment, downloadOf, isPublicFile } from '@/lib/media/file-address';

describe('a download', () => {
  test.each([
    ['/storage/files/guide.pdf', { name: 'guide.pdf', type: 'application/pdf' }],
    ['/storage/files/GUIDE.PDF', { name: 'GUIDE.PDF', type: 'application/pdf' }],
    [
      '/storage/files/%D8%AF%D9%84%D9%8A%D9%84.docx',
      { name: 'دليل.docx', type: expect.stringContaining('wordprocessingml') },
    ],
    ['/storage/files/a%22b.csv', { name: 'a-b.csv', type: 'text/csv; charset=utf-8' }],
    ['/storage/files/a%E2%80%AEfdp.txt', { name: 'a-fdp.txt', type: 'text/plain; charset=utf-8' }],
  ])('of %s has a name and a type', (path, download) => {
    expect(downloadOf(path)).toEqual(download);
  });

  test.each([
    '/storage/a.html',
    '/storage/a.svg',
    '/storage/a.php',
    '/storage/a.pdf.exe',
    '/storage/pdf',
    '/storage/a.',
    '/storage/a.constructor',
  ])('of %s is of a kind no browser opens', (path) => {
    expect(downloadOf(path).type).toBe('application/octet-stream');
    expect(isPublicFile(path)).toBe(false);
  });
});

test.each([
  ['guide.pdf', `attachment; filename="guide.pdf"; filename*=UTF-8''guide.pdf`],
  [
    'bilan d’été.pdf',
    `attachment; filename="bilan d_e_te_.pdf"; filename*=UTF-8''bilan%20d%E2%80%99%C3%A9t%C3%A9.pdf`,
  ],
  ['دليل.pdf', `attachment; filename="_.pdf"; filename*=UTF-8''%D8%AF%D9%84%D9%8A%D9%84.pdf`],
  ["a'(b)*.pdf", `attachment; filename="a'(b)*.pdf"; filename*=UTF-8''a%27%28b%29%2A.pdf`],
])('%s is saved under its own name', (name, header) => {
  expect(attachment(name)).toBe(header);
});
