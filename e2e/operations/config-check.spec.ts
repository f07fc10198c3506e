import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { startInVain } from '../../testing/site';
import { siteConfig } from '../support/site-config';

const ENV = { API_BASE_URL: 'http://127.0.0.1:9', SITE_URL: '', IMAGE_HOSTS: '' };
const wrong = {
  nom: { fr: 'Union des chambres' },
  name: { fr: '', de: 'Kammern' },
  email: 'nobody',
  map: { latitude: 360, longitude: 3.06 },
  socialLinks: [{ network: 'myspace', url: 'https://a.example/' }],
};
const FAULTS = [
  'name.fr Too small: expected string to have >=1 characters',
  'name.de is not known; expected: fr, en, ar',
  'email Invalid email address',
  'map.latitude Too big: expected number to be <=90',
  'map.label Invalid input: expected object, received undefined',
  'socialLinks.0.network Invalid option: expected one of "facebook"|"x"|"linkedin"|"youtube"|"instagram"',
  expect.stringMatching(/^nom is not known; expected: name, shortName, /),
];

/** Runs what `npm run config:check` runs. */
function configCheck(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const words = (scripts['config:check'] ?? '').split(' ').slice(1);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...words, ...args],
      { env: { ...process.env, SITE_CONFIG: '', ...ENV, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

function faultsIn(stderr: string, file: string): string[] {
  return stderr
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(`SITE_CONFIG ${file}: `, ''));
}

test('a SITE_CONFIG with several faults ends the start with a line for each wrong or unknown key; config:check says the same without starting', async () => {
  const file = siteConfig(wrong);
  const started = await startInVain({ ...ENV, SITE_CONFIG: file });
  expect(started.code).toBe(78);
  expect(faultsIn(started.stderr, file)).toEqual(FAULTS);
  expect(await configCheck([file])).toEqual({ code: 1, stdout: '', stderr: started.stderr });
  expect(await configCheck([], { SITE_CONFIG: file })).toEqual({
    code: 1,
    stdout: '',
    stderr: started.stderr,
  });
});

test('config:check of the example in docs/operations.md: one line, code 0', async () => {
  const file = siteConfig({});
  writeFileSync(
    file,
    /<!-- SITE_CONFIG -->\s+```json\n([\s\S]*?)```/.exec(
      readFileSync('docs/operations.md', 'utf8'),
    )?.[1] ?? '',
  );
  expect(await configCheck([file])).toEqual({
    code: 0,
    stdout: `SITE_CONFIG ${file}: no fault\n`,
    stderr: '',
  });
});

test('a REDIRECTS_FILE with several faults has a line for each; one without has one line, and code 0', async () => {
  const file = siteConfig({ '/old.html': '/nowhere', '/contact': '/', '/old/*': '/toutpage' });
  const env = { REDIRECTS_FILE: file };
  const stderr = `REDIRECTS_FILE ${file}: /old.html must lead to an address of the site or an http(s) address
REDIRECTS_FILE ${file}: /contact is an address of the site, which is never redirected
`;
  expect(await configCheck([], env)).toEqual({ code: 1, stdout: '', stderr });
  writeFileSync(file, '{"/old.html":"/contact"}');
  const stdout = `REDIRECTS_FILE ${file}: no fault\n`;
  expect(await configCheck([], env)).toEqual({ code: 0, stdout, stderr: '' });
});

test('config:check of no file, of one that is not there and of one that is no JSON: one line, code 1', async () => {
  const broken = siteConfig({});
  writeFileSync(broken, '{\n  "phone": \n');
  for (const args of [[], ['/nowhere/site.json'], [broken]]) {
    const { code, stdout, stderr } = await configCheck(args);
    expect.soft({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect.soft(stderr).toMatch(/^SITE_CONFIG [^\n]+\n$/);
  }
});
