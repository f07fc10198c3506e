import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBrowser } from './scripts/lib/browser.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 3999);
const browser = systemBrowser();

/** Every screen on the built site, the embedded content API over HTTP and real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 2 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Africa/Algiers',
    viewport: { width: 1280, height: 900 },
    trace: 'off',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'npm start',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 60_000,
    reuseExistingServer: !process.env['CI'],
    stdout: 'ignore',
    env: {
      PORT: String(PORT),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'e2e-data-')),
      LOG_LEVEL: 'warn',
      API_BASE_URL: '',
      SITE_CONFIG: '',
      SITE_URL: '',
    },
  },
});
