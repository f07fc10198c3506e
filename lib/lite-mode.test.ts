import { versionAddress } from './lite-mode';

describe('the address of a screen’s other version', () => {
  test.each([
    ['/', '1', '/?leger=1'],
    ['/ar/search?keyword=export&page=2', '1', '/ar/search?keyword=export&page=2&leger=1'],
    ['/contact?leger=1', '0', '/contact?leger=0'],
    ['/search?keyword=%D8%AA%26', '0', '/search?keyword=%D8%AA%26&leger=0'],
  ] as const)('%s, %s', (screen, choice, address) => {
    expect(versionAddress(screen, choice)).toBe(address);
  });
});
