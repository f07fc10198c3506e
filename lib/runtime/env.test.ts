import { EnvironmentError, readEnvironment } from './env';

describe('the environment', () => {
  test('needs no variable at all', () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, DATA_DIR: '.data', LOCALES_ADD: false });
  });

  test('reads an empty variable as one that is not set', () => {
    const read = readEnvironment({ API_BASE_URL: ' ', PORT: '' });
    expect(read.PORT).toBe(3000);
    expect(read.API_BASE_URL).toBeUndefined();
  });

  test('drops the slash at the end of an address', () => {
    expect(readEnvironment({ API_BASE_URL: 'https://api.example.org/base/' }).API_BASE_URL).toBe('https://api.example.org/base');
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT Invalid input: expected number, received NaN'],
    [{ PORT: '70000' }, 'PORT Too big: expected number to be <=65535'],
    [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL must be an http(s) address'],
    [{ SITE_URL: 'https://user:pass@www.example.org' }, 'SITE_URL must hold no user or password'],
    [{ LOCALES_ADD: 'maybe' }, 'LOCALES_ADD must be 0 or 1'],
    [{ HSTS_INCLUDE_SUBDOMAINS: 'all' }, 'HSTS_INCLUDE_SUBDOMAINS must be 0 or 1'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number of proxies'],
    [{ CONTACT_PER_HOUR: '1.5' }, 'CONTACT_PER_HOUR Invalid input: expected int, received number'],
    [{ CONTACT_TIMEOUT_SECONDS: '0' }, 'CONTACT_TIMEOUT_SECONDS Too small: expected number to be >=1'],
    [{ CONTACT_TIMEOUT_SECONDS: '61' }, 'CONTACT_TIMEOUT_SECONDS Too big: expected number to be <=60'],
    [{ PAGE_FRESH_SECONDS: '-1' }, 'PAGE_FRESH_SECONDS Too small: expected number to be >=0'],
  ])('refuses %j with one clear line', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(message);
  });
});
