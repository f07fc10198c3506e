import { finishPage } from './finished-page';
import { HYDRATION_HEADERS, hydrationAddress, hydrationOf, hydrationVersion, versionOf } from './hydration-data';

const VERSION = versionOf('1:"a"');

describe('the data of a page', () => {
  test.each(['/', '/ar/article/12', '/search?keyword=a&page=2'])('of %s stands at its own address, under the name of its rendering', (url) => {
    const address = hydrationAddress(url, VERSION);
    expect(address.startsWith(url)).toBe(true);
    expect(hydrationVersion(address.slice(address.indexOf('?') + 1))).toBe(VERSION);
  });

  test.each(['', 'page=2', '_hydration', '_hydration=', '_hydration=short', '_hydration=%3Cscript%3E12345678', `x_hydration=${VERSION}`])(
    'is not what the query %j asks for',
    (query) => expect(hydrationVersion(query)).toBeUndefined(),
  );

  test('has another name when it is other data', () => {
    expect(versionOf('1:"b"')).not.toBe(VERSION);
  });
});

describe('of a page that was rendered anew', () => {
  test('the data of the newer one are not given under the name of the older', async () => {
    const page = await finishPage(200, {}, Buffer.from('<p>a</p>'));
    const hydration = { ...(await finishPage(200, HYDRATION_HEADERS, Buffer.from('1:"a"'))), version: VERSION };
    expect(hydrationOf({ ...page, hydration }, VERSION)).toBe(hydration);
    expect(hydrationOf({ ...page, hydration }, versionOf('older'))).toBeUndefined();
    expect(hydrationOf(page, VERSION)).toBeUndefined();
  });
});
