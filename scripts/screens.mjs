// Pictures of every screen × language × width.
//   npm run screens                               a gallery in screens/, which git ignores
//   npm run screens -- --full --out /tmp/screens  whole pages at full size
// Also: --url of a running site, --only home,article --languages fr,ar --widths 320,1920
// --without-scripts --fold --dark
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { BROWSER_ARGS, systemBrowser } from './lib/browser.mjs';
import { startBuiltSite } from './lib/built-site.mjs';
import { indexPage, miniature } from './lib/gallery.mjs';
import { LANGUAGES, prefixOf } from './lib/languages.mjs';
import { fileNameOf, GALLERY_SCREENS } from './lib/screens.mjs';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string', default: 'screens' },
    only: { type: 'string' },
    languages: { type: 'string', default: LANGUAGES.join(',') },
    widths: { type: 'string', default: '360,768,1280' },
    full: { type: 'boolean', default: false },
    'without-scripts': { type: 'boolean', default: false },
    fold: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
});
const languages = values.languages.split(',');
const widths = values.widths.split(',').map(Number);
const screens = GALLERY_SCREENS.filter(
  ({ name }) => !values.only || values.only.split(',').includes(fileNameOf(name)),
);
const MAP = '<!doctype html><html style="block-size:100%;background:#eff7f4"></html>';

mkdirSync(values.out, { recursive: true });
const site = values.url
  ? { url: values.url, stop: () => undefined }
  : await startBuiltSite('screens-site');
const executablePath = systemBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...BROWSER_ARGS, '--disable-background-networking'],
});
try {
  for (const language of languages) for (const width of widths) await takeAll(language, width);
  if (!values.full)
    writeFileSync(join(values.out, 'README.md'), indexPage({ screens, languages, widths }));
} finally {
  await browser.close();
  site.stop();
}

async function takeAll(language, width) {
  const context = await browser.newContext({
    viewport: { width, height: width < 480 ? 800 : 900 },
    locale: language,
    javaScriptEnabled: !values['without-scripts'],
    reducedMotion: 'reduce',
    colorScheme: values.dark ? 'dark' : 'light',
  });
  await context.route(
    (url) => url.origin !== new URL(site.url).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: MAP }),
  );
  for (const screen of screens) {
    const page = await context.newPage();
    // The announcement opens after five seconds: it has a picture of its own.
    await context.clearCookies({ name: 'popup' });
    if (!screen.announces) await context.addCookies([{ name: 'popup', value: '1', url: site.url }]);
    await page.goto(site.url + (prefixOf(language) + screen.path).replace(/(?<=.)\/$/, ''), {
      waitUntil: 'load',
    });
    await screen.act?.(page);
    if (!screen.state && !values['without-scripts']) await unfold(page);
    const picture = await page.screenshot({ fullPage: !values.fold && !screen.state });
    const path = join(values.out, `${fileNameOf(screen.name)}-${language}-${width}`);
    if (values.full) writeFileSync(`${path}.png`, picture);
    else writeFileSync(`${path}.webp`, await miniature(picture, width));
    await page.close();
  }
  await context.close();
  console.log(`${language} ${width}`);
}

/** Scrolls, so that pictures below the fold load, and waits for content built in the browser. */
async function unfold(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    scrollTo(0, 0);
    const waiting = [...document.images].filter(
      (image) => !image.complete && image.checkVisibility(),
    );
    const late = new Promise((resolve) => setTimeout(resolve, 8000));
    await Promise.race([
      late,
      Promise.all(
        waiting.map(
          (image) =>
            new Promise((resolve) =>
              ['load', 'error'].forEach((name) => image.addEventListener(name, resolve)),
            ),
        ),
      ),
    ]);
  });
}
