// Pictures of every screen × language × width, for looking at: npm run screens [-- --url http://localhost:3000 --out docs/screens --only home]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { systemBrowser } from './lib/browser.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'docs/screens' },
    only: { type: 'string' },
    languages: { type: 'string', default: 'fr,en,ar' },
    widths: { type: 'string', default: '360,768,1280' },
    'without-scripts': { type: 'boolean', default: false },
    fold: { type: 'boolean', default: false },
  },
});
const SCREENS = {
  home: '/',
  articles: '/toutacticle',
  'articles-page-3': '/toutacticle?page=3',
  'articles-empty': '/toutacticle?search=zzzz',
  pages: '/toutpage',
  article: '/article/1',
  'article-long': '/article/9',
  page: '/page/1',
  category: '/category/1',
  service: '/service/1',
  search: '/search',
  'search-results': '/search?keyword=export',
  'search-empty': '/search?keyword=zzzz',
  calendar: '/calendrier',
  partners: '/partenaire',
  chambers: '/chambre_de_commerces',
  chamber: '/chambre_de_commerce/27',
  contact: '/contact',
  accessibility: '/accessibilite',
  privacy: '/confidentialite',
  'not-found': '/nowhere',
};

mkdirSync(values.out, { recursive: true });
const executablePath = systemBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
for (const language of values.languages.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: language,
      javaScriptEnabled: !values['without-scripts'],
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.route(/openstreetmap/, (route) => route.abort());
    for (const [name, path] of Object.entries(SCREENS)) {
      if (values.only && !values.only.split(',').includes(name)) continue;
      const prefix = language === 'fr' ? '' : `/${language}`;
      await page.goto(values.url + (prefix + path).replace(/(?<=.)\/$/, ''), { waitUntil: 'load' });
      await page.waitForTimeout(name === 'calendar' ? 1500 : 250);
      if (!values.fold) {
        // Lazy images below the fold load before the picture is taken.
        await page
          .evaluate(
            `(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 40)); } scrollTo(0, 0); })()`,
          )
          .catch(() => undefined);
        await page.waitForTimeout(250);
      }
      await page.screenshot({ path: join(values.out, `${name}-${language}-${width}.png`), fullPage: !values.fold });
    }
    await context.close();
    console.log(`${language} ${width}`);
  }
}
await browser.close();
