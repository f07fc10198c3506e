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
    [{ PORT: 'abc' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be at most 65535'],
    [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL must be an http(s) address'],
    [{ SITE_URL: 'https://user:pass@www.example.org' }, 'SITE_URL must hold no user or password'],
    [{ LOCALES_ADD: 'maybe' }, 'LOCALES_ADD must be 0 or 1'],
    [{ HSTS_INCLUDE_SUBDOMAINS: 'all' }, 'HSTS_INCLUDE_SUBDOMAINS must be 0 or 1'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number of proxies'],
    [{ CONTACT_PER_HOUR: '1.5' }, 'CONTACT_PER_HOUR must be a whole number'],
    [{ CONTACT_TIMEOUT_SECONDS: '0' }, 'CONTACT_TIMEOUT_SECONDS must be 1 or more'],
    [{ CONTACT_TIMEOUT_SECONDS: '61' }, 'CONTACT_TIMEOUT_SECONDS must be at most 60'],
    [{ PAGE_FRESH_SECONDS: '-1' }, 'PAGE_FRESH_SECONDS must be 0 or more'],
  ])('refuses %j with one clear line', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(message);
  });
});
