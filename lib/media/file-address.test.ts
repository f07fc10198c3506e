import {
  contentDisposition,
  bodyFileAddress,
  downloadNameAndType,
  fileAddress,
  externalFileAddress,
  fileName,
  fileType,
  isPublicFile,
} from './file-address';

describe('the address of a file', () => {
  test.each([
    ['storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['/storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['https://api.example/storage/guide.pdf', '/files/storage/guide.pdf'],
    ['storage/guide général.pdf', '/files/storage/guide%20g%C3%A9n%C3%A9ral.pdf'],
    ['storage/guide.pdf?v=2', '/files/storage/guide.pdf?q=v%3D2'],
    ['storage/Où aller ?.pdf', '/files/storage/O%C3%B9%20aller%20%3F.pdf'],
    ['../../storage/passwd.txt', null],
    ['storage/../passwd.txt', null],
    ['storage/.env', null],
    ['api/articles', null],
    ['', null],
    ['javascript:alert(1)', null],
  ])('%s', (path, address) => {
    expect(fileAddress(path)).toBe(address);
  });

  test.each([
    ['storage/files/guide%20g%C3%A9n%C3%A9ral.pdf?v=2', 'guide général.pdf', 'PDF'],
    ['a/tableau.XLSX', 'tableau.XLSX', 'XLSX'],
    ['a/sans-extension', 'sans-extension', ''],
    ['a/.cache', '.cache', ''],
    ['a/%E0%A4%A.pdf', '%E0%A4%A.pdf', 'PDF'],
    ['a/Statuts ; annexe ?.pdf', 'Statuts ; annexe ?.pdf', 'PDF'],
    ['a/annexe-%E2%80%AEfdp.exe', 'annexe-fdp.exe', 'EXE'],
  ])('%s is called %s and is of type "%s"', (path, name, type) => {
    expect(fileName(path)).toBe(name);
    expect(fileType(name)).toBe(type);
  });

  test.each([
    ['https://elsewhere.example/guide.pdf', 'https://elsewhere.example/guide.pdf'],
    ['http://localhost:3000/storage/guide.pdf', null],
    ['storage/guide.pdf', null],
  ])('%s lies elsewhere: %s', (path, address) => {
    expect(externalFileAddress(path)).toBe(address);
  });

  test.each([
    ['/storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['assets/tarif.xlsx', '/files/assets/tarif.xlsx'],
    ['../../storage/a.pdf', '/files/storage/a.pdf'],
    ['/contact', null],
    ['/page/3/v1.0', null],
    ['https://elsewhere.example/guide.pdf', null],
    ['#annexe.pdf', null],
  ])('a link of a text to %s leads to %s', (href, address) => {
    expect(bodyFileAddress(href)).toBe(address);
  });

  test('outside the folders of files is signed: only one that content names is asked for', () => {
    expect(bodyFileAddress('docs/tarif.xlsx')).toMatch(/^\/files\/docs\/tarif\.xlsx\?s=[\w-]+$/);
  });
});

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
    expect(downloadNameAndType(path)).toEqual(download);
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
    expect(downloadNameAndType(path).type).toBe('application/octet-stream');
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
  expect(contentDisposition(name)).toBe(header);
});
