import { withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { setTimeout as wait } from 'node:timers/promises';
import { get } from '@/testing/http';
import { startSite } from '@/testing/site';
import { startContent } from '../lib/content';
import { drive } from '../lib/drive';
import type { Figure } from '../lib/figures';
import { residentMegabytes } from '../../testing/process';

const PAGES = 1000;
/** Enough articles, and the menu of the network as it is. */
const CONTENT = { articles: 10_000, events: 0, menuItems: 0 };
const TOKEN = 'a-token-of-the-benches';
const SETTLING = 5000;

/**
 * Memory of the front and one renderer together with a thousand pages kept; the content API is not
 * the site's.
 */
export async function memory(): Promise<Figure[]> {
  const api = await startContent(CONTENT);
  const site = await startSite({
    API_BASE_URL: api.url,
    PAGE_FRESH_SECONDS: '3600',
    CONTENT_FRESH_SECONDS: '3600',
    METRICS_TOKEN: TOKEN,
    LOG_LEVEL: 'error',
  });
  let next = 0;
  const { faults } = await drive({
    url: site.url,
    connections: 4,
    next: () =>
      next < PAGES
        ? {
            path: withLanguage(
              `/article/${(next += 1)}`,
              LOCALES[next % LOCALES.length] ?? DEFAULT_LOCALE,
            ),
            headers: { 'accept-encoding': 'br' },
          }
        : undefined,
  });
  await wait(SETTLING);
  const figures = (
    await get(site.url, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  ).body;
  const kept = Number(/^site_page_cache_pages (\d+)/m.exec(figures)?.[1] ?? 0);
  const resident = residentMegabytes(site.pid);
  await site.stop();
  api.stop();
  return [
    {
      name: 'pages kept, answers that failed',
      value: `${kept}, ${faults}`,
      bound: `${PAGES}, 0`,
      ok: kept >= PAGES && faults === 0,
    },
    {
      name: 'resident memory, front and renderer',
      value: `${resident.toFixed(0)} MB`,
      bound: 'at most 300 MB',
      ok: resident <= 300,
    },
  ];
}
