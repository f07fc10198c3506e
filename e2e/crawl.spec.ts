import { expect, test } from '@playwright/test';
import { crawl, type Visited } from './support/crawler';
import { languageOf, textOf } from './support/http';
import { messageKeys } from './support/messages';
import { startSite, type Site } from './support/site';
import { DIRECTIONS, LANGUAGES, type Language } from './support/test';

test.describe.configure({ mode: 'default', timeout: 600_000 });

const ROUTES: Record<string, RegExp> = {
  '/': /^\/$/,
  '/contact': /^\/contact$/,
  '/calendrier': /^\/calendrier$/,
  '/article/{id}': /^\/article\/[^/]+(?:\/[^/]+)?$/,
  '/page/{id}': /^\/page\/[^/]+(?:\/[^/]+)?$/,
  '/toutacticle': /^\/toutacticle$/,
  '/toutpage': /^\/toutpage$/,
  '/category/{id}': /^\/category\/[^/]+(?:\/[^/]+)?$/,
  '/service/{id}': /^\/service\/[^/]+(?:\/[^/]+)?$/,
  '/search': /^\/search$/,
  '/partenaire': /^\/partenaire$/,
  '/chambre_de_commerces': /^\/chambre_de_commerces$/,
  '/accessibilite': /^\/accessibilite$/,
  '/confidentialite': /^\/confidentialite$/,
  '/chambre_de_commerce/{id}': /^\/chambre_de_commerce\/[^/]+(?:\/[^/]+)?$/,
};
/** Months of the calendar that are followed, per language: it has a next one for ever. */
const CALENDAR_PAGES = 6;
const KEYS = new Set(messageKeys());
/** Pictures the demonstration content names and does not have, to show what a broken one looks like. */
const BROKEN_ON_PURPOSE =
  /^\/media\/storage\/(?:partners\/cagex|pages\/domiciliation-et-salles|articles\/(?:jumelage-chambres-echange-agents|tracabilite-dattes-code-qr)|members\/cci-oranie-elu-11)\./;

let site: Site;
/** What is kept of each document: bodies of a thousand pages are not. */
interface Found {
  path: string;
  from: string;
  status: number;
  redirects: number;
  isPage: boolean;
  language: ReturnType<typeof languageOf>;
  hasCanonicalH1: boolean;
  keys: string[];
}
const found: Found[] = [];

function summary({ path, from, status, redirects, headers, body }: Visited): Found {
  const isPage = String(headers['content-type']).startsWith('text/html');
  const words = isPage ? textOf(body).match(/\b[a-z]\w*(?:\.\w+)+\b/g) : null;
  return {
    path,
    from,
    status,
    redirects,
    isPage,
    language: languageOf(body),
    hasCanonicalH1: (body.match(/<h1\b/g) ?? []).length === 1,
    keys: (words ?? []).filter((word) => KEYS.has(word)),
  };
}

function split(path: string): { language: Language; rest: string } {
  const [, prefix, rest = ''] = /^\/(en|ar)(?=\/|$)([^?]*)/.exec(path) ?? [];
  if (prefix === 'en' || prefix === 'ar') return { language: prefix, rest: rest || '/' };
  return { language: 'fr', rest: path.split('?')[0] ?? '/' };
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await startSite({ API_BASE_URL: '', CONTENT_FRESH_SECONDS: '600', PAGE_FRESH_SECONDS: '600' });
  const months: Record<string, number> = {};
  const pictures = new Set<string>();
  const wants = (path: string): boolean => {
    if (path.startsWith('/media/')) {
      // One width of each picture is enough.
      const [picture = ''] = path.split('?');
      return pictures.size < pictures.add(picture).size;
    }
    // The light version has a file of its own.
    if (path.includes('leger=')) return false;
    const { language, rest } = split(path);
    if (rest !== '/calendrier') return true;
    months[language] = (months[language] ?? 0) + 1;
    return months[language] <= CALENDAR_PAGES;
  };
  await crawl({ base: site.url, starts: ['/', '/en', '/ar'], concurrency: 4, wants, onVisit: (document) => found.push(summary(document)) });
});
test.afterAll(async () => {
  await site.stop();
});

test('no link is broken: every one leads to status 200 after at most one redirect, files and images too', () => {
  expect(found.length).toBeGreaterThan(500);
  const broken = found.filter(({ path, status, redirects }) => (status !== 200 && !BROKEN_ON_PURPOSE.test(path)) || redirects > 1);
  expect(broken.map(({ path, from, status, redirects }) => `${status} (${redirects} redirects) ${path} ← ${from}`)).toEqual([]);
  for (const kind of ['/files/', '/media/', '/assets/']) expect(found.filter(({ path }) => path.startsWith(kind)).length, kind).toBeGreaterThan(0);
});

test('every page says its language and direction', () => {
  const wrong = found.filter(({ path, isPage, redirects, language }) => {
    const expected = split(path).language;
    return isPage && redirects === 0 && (language.lang !== expected || language.dir !== DIRECTIONS[expected]);
  });
  expect(wrong.map(({ path, language }) => `${path} ${JSON.stringify(language)}`)).toEqual([]);
});

test('every page has one title of its own', () => {
  expect(found.filter(({ isPage, hasCanonicalH1 }) => isPage && !hasCanonicalH1).map(({ path }) => path)).toEqual([]);
});

test('no translation is missing: no page shows a key, no line of the log names one', () => {
  expect(found.filter(({ keys }) => keys.length > 0).map(({ path, keys }) => `${path}: ${keys.join(' ')}`)).toEqual([]);
  expect(site.log.filter((line) => JSON.stringify(line).includes('MISSING_MESSAGE'))).toEqual([]);
});

test('reading the whole site logs no error', () => {
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`every route of the site is linked from somewhere in ${language}`, () => {
    const paths = found.filter(({ isPage, redirects }) => isPage && redirects === 0).map(({ path }) => split(path));
    const seen = Object.entries(ROUTES).filter(([, pattern]) => paths.some((path) => path.language === language && pattern.test(path.rest)));
    expect(seen.map(([route]) => route)).toEqual(Object.keys(ROUTES));
  });
}
