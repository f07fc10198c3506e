// Grades every screen of a running site by the MDN HTTP Observatory's own algorithm, offline:
//   npm run test:observatory
// Its package needs a compiler for parts that are not used here, so it is no dependency: it is
// installed, without its install scripts, in a folder of the system's temporary folder.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startBuiltSite } from './lib/built-site.mjs';
import { LANGUAGES, prefixOf } from './lib/languages.mjs';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const NEEDED = 130;
const HOST = 'www.example.org';
const ORIGIN = 'https://http-observatory.security.mozilla.org';
const observatory = await loadObservatory();
// As behind a proxy that terminates TLS: SITE_URL is https.
const site = await startBuiltSite('observatory-site', { SITE_URL: `https://${HOST}` });
try {
  // Every fixed screen of the sitemap, one of each of its other files, and the search, which no
  // sitemap names.
  const [fixed = '', ...others] = await frenchPathsOf('/sitemap.xml');
  const details = await Promise.all(
    others.map(async (file) => (await frenchPathsOf(file)).slice(0, 1)),
  );
  const paths = [...(await frenchPathsOf(fixed)), ...details.flat(), '/search?keyword=export'];
  let isGood = true;
  for (const path of [...paths, '/fr/contact', '/nulle-part']) {
    for (const language of path.startsWith('/fr/') ? [''] : LANGUAGES.map(prefixOf)) {
      const address = language + (language && path === '/' ? '' : path);
      const { score, grade, lost } = await gradeOf(address);
      if (score < NEEDED) isGood = false;
      console.log(
        `${String(score).padStart(4)} ${grade.padEnd(2)} ${decodeURI(address)}${lost.length > 0 ? `  (${lost.join(', ')})` : ''}`,
      );
    }
  }
  console.log(
    isGood ? `Every screen has ${NEEDED} or more.` : `Some screens have less than ${NEEDED}.`,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  site.stop();
}

/** The paths in one file of the sitemap that have no language prefix. */
async function frenchPathsOf(file) {
  const [, ...parts] = (await (await fetch(site.url + file)).text()).split('<loc>');
  const paths = parts.map((part) => new URL(part.slice(0, part.indexOf('<'))).pathname);
  return paths.filter(
    (path) =>
      !LANGUAGES.map(prefixOf).some((prefix) => prefix && `${path}/`.startsWith(`${prefix}/`)),
  );
}

/** The package's tests and its grader; installed at the first run. */
async function loadObservatory() {
  const folder = join(tmpdir(), `observatory-${VERSION}`);
  const root = join(folder, 'node_modules', PACKAGE);
  if (!existsSync(join(root, 'conf', 'hsts-preload.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    execFileSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`],
      { cwd: folder, stdio: 'inherit' },
    );
    // The list of preloaded hosts, fetched by its install script; the host of this script is not on
    // it.
    writeFileSync(join(root, 'conf', 'hsts-preload.json'), '{}');
  }
  const load = (file) => import(pathToFileURL(join(root, 'src', file)).href);
  const [{ ALL_TESTS }, { MINIMUM_SCORE_FOR_EXTRA_CREDIT }, grader, types, utils] =
    await Promise.all(
      [
        'constants.js',
        'grader/charts.js',
        'grader/grader.js',
        'types.js',
        'retriever/utils.js',
      ].map(load),
    );
  const { CookieJar } = createRequire(join(folder, 'package.json'))('tough-cookie');
  return { ALL_TESTS, MINIMUM_SCORE_FOR_EXTRA_CREDIT, ...grader, ...types, ...utils, CookieJar };
}

/** Grades one address as the Observatory's scanner grades a host. */
async function gradeOf(path) {
  const url = new URL(path, `https://${HOST}`);
  const jar = new observatory.CookieJar();
  const page = await retrieve(path, url, jar, {});
  const requests = new observatory.Requests(HOST);
  requests.session = { url, jar };
  requests.resources.path = page.data;
  page.httpEquiv = observatory.parseHttpEquivHeaders(page.data, url.href);
  requests.responses.auto = page;
  requests.responses.https = page;
  requests.responses.cors = await retrieve(path, url, jar, {
    method: 'OPTIONS',
    headers: { origin: ORIGIN, 'access-control-request-method': 'GET' },
  });
  // Port 80 belongs to the proxy, which is absent here.
  requests.responses.http = null;
  const results = observatory.ALL_TESTS.map((run) => run(requests));
  const points = results.map((result) => observatory.getScoreModifier(result.result));
  const sum = (values) => values.reduce((total, value) => total + value, 100);
  const bare = sum(points.filter((value) => value < 0));
  const score = bare >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(points) : bare;
  return {
    ...observatory.getGradeForScore(score),
    lost: results.filter((_, index) => points[index] < 0).map(({ result }) => result),
  };
}

/**
 * An answer in the shape the tests read; its redirects are followed and its cookies kept, as by the
 * scanner.
 */
async function retrieve(path, url, jar, options) {
  for (let at = path; ;) {
    const answer = await fetch(site.url + at, { ...options, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) jar.setCookieSync(cookie, url.href);
    const location = answer.headers.get('location');
    if (location) {
      at = location;
      continue;
    }
    const headers = Object.fromEntries(answer.headers);
    return {
      status: answer.status,
      headers,
      data: await answer.text(),
      verified: true,
      request: { headers: options.headers },
    };
  }
}
