import { bodyFileAddress, fileAddress, fileName, fileType } from './file-address';

describe('the address of a file', () => {
  test.each([
    ['storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['/storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['https://api.example/storage/guide.pdf', '/files/storage/guide.pdf'],
    ['guide général.pdf', '/files/guide%20g%C3%A9n%C3%A9ral.pdf'],
    ['guide.pdf?v=2', '/files/guide.pdf?q=v%3D2'],
    ['../../etc/passwd.txt', '/files/etc/passwd.txt'],
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
    ['a/annexe-%E2%80%AEfdp.exe', 'annexe-fdp.exe', 'EXE'],
  ])('%s is called %s and is of type "%s"', (path, name, type) => {
    expect(fileName(path)).toBe(name);
    expect(fileType(name)).toBe(type);
  });

  test.each([
    ['/storage/files/guide.pdf', '/files/storage/files/guide.pdf'],
    ['docs/tarif.xlsx', '/files/docs/tarif.xlsx'],
    ['/contact', null],
    ['/page/3/v1.0', null],
    ['https://elsewhere.example/guide.pdf', null],
    ['#annexe.pdf', null],
  ])('a link of a text to %s leads to %s', (href, address) => {
    expect(bodyFileAddress(href)).toBe(address);
  });
});
