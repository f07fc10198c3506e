import { finishPage } from './finished-page';
import { hydrationAddress, hydrationHeaders, hydrationOf, hydrationVersion, versionOf } from './hydration-data';

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
  test('the data of the newer one are given and kept by nobody; those of the same are kept', async () => {
    const hydration = await finishPage(200, hydrationHeaders(VERSION), Buffer.from('1:"a"'));
    const page = { ...(await finishPage(200, {}, Buffer.from('<p>a</p>'))), hydration };
    expect(hydrationOf(page, VERSION)).toBe(hydration);
    expect(hydrationOf(page, VERSION)?.headers['cache-control']).toContain('immutable');
    const other = hydrationOf(page, versionOf('older'));
    expect(other?.identity?.toString()).toBe('1:"a"');
    expect(other?.headers['cache-control']).toBe('no-store');
  });

  test('none are given when the page holds them itself', async () => {
    expect(hydrationOf(await finishPage(200, {}, Buffer.from('<p>a</p>')), VERSION)).toBeUndefined();
  });
});
