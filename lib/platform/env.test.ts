import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EnvironmentError, readEnvironment, withoutCredentials } from './env';

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
    [{ PAGE_FRESH_SECONDS: '-1' }, 'PAGE_FRESH_SECONDS Too small: expected number to be >=0'],
  ])('refuses %j with one clear line', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(message);
  });
});

describe('a secret in a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'secret');
  writeFileSync(file, 'https://api.example.org/0123456789\n');

  test.each(['API_BASE_URL', 'MEDIA_SECRET', 'REVALIDATE_SECRET', 'METRICS_TOKEN'] as const)(
    '%s is read from the file that %s_FILE names',
    (name) => {
      const read = readEnvironment({ [`${name}_FILE`]: file });
      expect(read[name]).toBe('https://api.example.org/0123456789');
    },
  );

  test('REDIS_URL is read from a file, and checked as any other', () => {
    expect(() => readEnvironment({ REDIS_URL_FILE: file })).toThrow('REDIS_URL must be a redis://');
    writeFileSync(`${file}-redis`, 'redis://:a%20password@redis:6379/1');
    const read = readEnvironment({ REDIS_URL_FILE: `${file}-redis` });
    expect(read.REDIS_URL).toBe('redis://:a%20password@redis:6379/1');
  });

  test.each([
    [
      { METRICS_TOKEN_FILE: '/nowhere/token' },
      'METRICS_TOKEN_FILE /nowhere/token cannot be read: ENOENT',
    ],
    [
      { METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'a token of some words' },
      'METRICS_TOKEN_FILE must not be set beside METRICS_TOKEN',
    ],
    [{ MEDIA_SECRET_FILE: '/dev/null' }, 'MEDIA_SECRET must have at least 16 characters'],
  ])('is refused in one line: %j', (source, message) => {
    expect(() => readEnvironment(source)).toThrow(EnvironmentError);
    expect(() => readEnvironment(source)).toThrow(message);
  });
});

test.each([
  ['https://user:pass-word@api.example.org/base', 'https://api.example.org/base'],
  ['https://user@api.example.org', 'https://api.example.org'],
  ['https://us%40er:p@ss@api.example.org:8080/a?b=@c', 'https://api.example.org:8080/a?b=@c'],
  ['rediss://:secret@redis.example.org:6380/1', 'rediss://redis.example.org:6380/1'],
  ['https://api.example.org/@name', 'https://api.example.org/@name'],
  ['https://api.example.org?mail=a@b.example', 'https://api.example.org?mail=a@b.example'],
  ['embedded', 'embedded'],
])('%s is shown as %s', (address, shown) => {
  expect(withoutCredentials(address)).toBe(shown);
});
