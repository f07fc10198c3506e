import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentReport } from '@/lib/content-report/report';
import { environment } from '@/lib/runtime/env';
import { siteAddress } from '@/lib/site-address';
import { reportText } from './endpoints/content-report';

/** `npm run content:report -- [--json] [--external]`: what editors can put right in the content of API_BASE_URL, or of the embedded API. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, external: { type: 'boolean', default: false } } });

const folder = mkdtempSync(join(tmpdir(), 'content-report-'));
const closeApi = environment().API_BASE_URL ? undefined : await startEmbedded();
const report = await contentReport({ external: values.external });
await closeApi?.();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report, siteAddress()));
// Half a report must not be taken for a good one.
process.exit(report.unread.length > 0 ? 1 : 0);

async function startEmbedded(): Promise<() => Promise<void>> {
  const { startEmbeddedApi } = await import('@/embedded-api/server');
  const api = await startEmbeddedApi({ dataDir: folder });
  process.env['EMBEDDED_API_URL'] = api.url;
  return () => api.close();
}
