import { EnvironmentError, readEnvironment } from './env';

describe('the environment', () => {
  test('needs no variable at all', () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      LOCALES_ADD: false,
    });
  });

  test('reads an empty variable as one that is not set', () => {
    const read = readEnvironment({ API_BASE_URL: ' ', PORT: '' });
    expect(read.PORT).toBe(3000);
    expect(read.API_BASE_URL).toBeUndefined();
  });

  test.each([
    ['https://api.example.org/base/', 'https://api.example.org/base'],
    ['HTTPS://u:p@API.Example.org:443', 'https://u:p@api.example.org'],
    ['http://127.1:5642', 'http://127.0.0.1:5642'],
  ])(
    'reads the address %s as the URL parser writes it, without the slash at its end',
    (given, address) => {
      expect(readEnvironment({ API_BASE_URL: given }).API_BASE_URL).toBe(address);
    },
  );

  test('reads a token as a header holds it', () => {
    expect(readEnvironment({ METRICS_TOKEN: ' a token of some words\r' }).METRICS_TOKEN).toBe(
      'a token of some words',
    );
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT Invalid input: expected number, received NaN'],
    [{ PORT: '70000' }, 'PORT Too big: expected number to be <=65535'],
    [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL must be an http(s) address'],
    [{ SITE_URL: 'https://user:pass@www.example.org' }, 'SITE_URL must hold no user or password'],
    [
      { MESSAGES_URL: 'https://user:pass@www.example.org' },
      'MESSAGES_URL must hold no user or password',
    ],
    [{ SITE_URL: 'https://www.example.org/?utm=1' }, 'SITE_URL must have no query or fragment'],
    [{ SITE_URL: 'https://www.example.org/site' }, 'SITE_URL must have no path'],
    [{ API_BASE_URL: 'https://api.example.org/#' }, 'API_BASE_URL must have no query or fragment'],
    [
      { REVALIDATE_SECRET: 'clé-secrète-des-rédacteurs' },
      'REVALIDATE_SECRET must consist of ASCII characters',
    ],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
    [{ LOCALES_ADD: 'maybe' }, 'LOCALES_ADD must be 0 or 1'],
    [{ HSTS_INCLUDE_SUBDOMAINS: 'all' }, 'HSTS_INCLUDE_SUBDOMAINS must be 0 or 1'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a number of proxies'],
    [{ CONTACT_PER_HOUR: '1.5' }, 'CONTACT_PER_HOUR Invalid input: expected int, received number'],
    [
      { CONTACT_TIMEOUT_SECONDS: '0' },
      'CONTACT_TIMEOUT_SECONDS Too small: expected number to be >=1',
    ],
    [
      { CONTACT_TIMEOUT_SECONDS: '61' },
      'CONTACT_TIMEOUT_SECONDS Too big: expected number to be <=60',
    ],
    [{ PAGE_FRESH_SECONDS: '-1' }, 'PAGE_FRESH_SECONDS Too small: expected number to be >=0'],
  ])('refuses %j with one clear line', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(message);
  });
});
