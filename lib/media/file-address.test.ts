import { bodyFileAddress, fileAddress, fileElsewhere, fileName, fileType } from './file-address';

describe('the address of a file', () => {
  test.each([
    ['storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['/storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['https://api.example/storage/guide.pdf', '/files/storage/guide.pdf'],
    ['storage/guide général.pdf', '/files/storage/guide%20g%C3%A9n%C3%A9ral.pdf'],
    ['storage/guide.pdf?v=2', '/files/storage/guide.pdf?q=v%3D2'],
    ['storage/Statuts ; annexe.pdf', '/files/storage/Statuts%20%3B%20annexe.pdf'],
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
    expect(fileElsewhere(path)).toBe(address);
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
