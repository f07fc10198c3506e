import { expect, test } from '@playwright/test';
import { saysItsLanguage, split } from '../../testing/audit/facts';
import { RULES } from '../../testing/audit/rules';
import { auditSite, type Audit } from '../../testing/audit/site-audit';
import { SOCIAL_IMAGES } from '../../testing/audit/social-images';
import { startSite, type Site } from '../../testing/site';
import { LANGUAGES } from '../../testing/test';
import { SCREEN_ROUTES } from '@/lib/routes/table';

test.describe.configure({ mode: 'default', timeout: 600_000 });

const ORIGIN = 'https://www.example.org';
let site: Site;
let audit: Audit;
test.beforeAll(async () => {
  test.setTimeout(0);
  site = await startSite({
    API_BASE_URL: '',
    // A machine that is busy with other tests answers late; that is no error of the site.
    API_TIMEOUT_SECONDS: '8',
    SITE_URL: ORIGIN,
    CONTENT_FRESH_SECONDS: '600',
    PAGE_FRESH_SECONDS: '600',
  });
  audit = await auditSite(site.url, ORIGIN, { socialImages: 30 });
});
test.afterAll(() => site.stop());

test('the whole site was read: pages, files, images, scripts', () => {
  expect(audit.documents.filter(({ isPage }) => isPage).length).toBeGreaterThan(500);
  for (const kind of ['/files/', '/media/', '/assets/', '/_next/'])
    expect(
      audit.documents.filter(({ path }) => path.startsWith(kind)).length,
      kind,
    ).toBeGreaterThan(0);
});

// One test: after a failed one the whole site would be read anew for the next.
test('search engines: every rule of the crawler holds', () => {
  for (const rule of [...Object.keys(RULES), SOCIAL_IMAGES]) {
    const { checked, faults } = audit.verdicts[rule] ?? { checked: 0, faults: [] };
    expect.soft(faults.slice(0, 20), `${rule}: ${faults.length} faults`).toEqual([]);
    expect.soft(checked, rule).toBeGreaterThan(20);
  }
});

test('every page says its language and direction, in its root element and in its header', () => {
  const wrong = audit.documents.filter(
    (document) => document.isPage && document.redirects === 0 && !saysItsLanguage(document),
  );
  expect(wrong.map(({ path, language }) => `${path} ${JSON.stringify(language)}`)).toEqual([]);
});

test('no translation is missing: no page shows a key, no line of the log names one', () => {
  expect(
    audit.documents
      .filter(({ keys }) => keys.length > 0)
      .map(({ path, keys }) => `${path}: ${keys.join(' ')}`),
  ).toEqual([]);
  expect(site.log.filter((line) => JSON.stringify(line).includes('MISSING_MESSAGE'))).toEqual([]);
});

test('reading the whole site logs no error', () => {
  expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`every route of the site is linked from somewhere in ${language}`, () => {
    const linked = new Set(
      audit.documents.flatMap(({ links, path }) => links.filter((link) => link !== path)),
    );
    const paths = audit.documents
      .filter(({ isPage, redirects, path }) => isPage && redirects === 0 && linked.has(path))
      .map(({ path }) => split(path))
      .flatMap((path) => (path.language === language ? path.rest : []));
    const unseen = SCREEN_ROUTES.filter(
      ([, route]) => !paths.some((path) => route.path.match(path)),
    );
    expect(unseen.map(([name]) => name)).toEqual([]);
  });
}
