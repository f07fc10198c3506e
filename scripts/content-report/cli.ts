import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentReport } from '@/scripts/content-report/report';
import { reportText } from '@/scripts/content-report/report-text';
import { bundledMessages } from '@/lib/i18n/messages';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { environment, siteAddress } from '@/lib/platform/env';

/**
 * `npm run content:report -- [--json] [--external] [--lang=fr|en|ar]`: what editors can correct in
 * the content of API_BASE_URL, or of the embedded API.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    external: { type: 'boolean', default: false },
    lang: { type: 'string', default: DEFAULT_LOCALE },
  },
});
const texts = bundledMessages[isLocale(values.lang) ? values.lang : DEFAULT_LOCALE].contentReport;

const folder = mkdtempSync(join(tmpdir(), 'content-report-'));
const closeApi = environment().API_BASE_URL ? undefined : await startEmbedded();
const report = await contentReport({ external: values.external });
await closeApi?.();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  values.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, texts, siteAddress()),
);
// A partial report is a failure.
process.exit(report.unread.length > 0 ? 1 : 0);

async function startEmbedded(): Promise<() => Promise<void>> {
  const { startEmbeddedApi } = await import('@/embedded-api/server');
  const api = await startEmbeddedApi({ dataDir: folder });
  process.env['EMBEDDED_API_URL'] = api.url;
  return () => api.close();
}
