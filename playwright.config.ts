import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROWSER_ARGS, systemBrowser } from './scripts/lib/browser.mjs';
import { MAP_PROVIDER } from './lib/views/map/provider';

const PORT = Number(process.env['E2E_PORT'] ?? 3999);
const browser = systemBrowser();
/** Many tests wait for the site's own timeouts: one more than there are cores. */
const WORKERS = Math.min(availableParallelism() + 1, 8);

/** Tests sign addresses of pictures that no page names. */
process.env['MEDIA_SECRET'] ??= 'a secret of the end-to-end tests';

/** Every screen on the built site, the embedded content API over HTTP and real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: WORKERS,
  retries: process.env['CI'] ? 2 : 0,
  // For a machine that is busy with other things: what is met earlier waits no longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/report.json' },
    ],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Africa/Algiers',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        ...BROWSER_ARGS,
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // The map is another site's: no test depends on it, nor has to catch every request of the
        // page to keep it away.
        `--host-resolver-rules=MAP ${new URL(MAP_PROVIDER.origin).host} ~NOTFOUND`,
      ],
    },
  },
  webServer: {
    command: 'npm start',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 120_000,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
    env: {
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'e2e-data-')),
      LOG_LEVEL: 'warn',
      // Pages are rendered once, not again every few seconds: tests about freshness start sites of
      // their own.
      CONTENT_FRESH_SECONDS: '3600',
      PAGE_FRESH_SECONDS: '3600',
      API_BASE_URL: '',
      SITE_CONFIG: '',
      SITE_URL: '',
    },
  },
});
