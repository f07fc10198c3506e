import { auditSite } from '@/testing/audit/site-audit';
import { startSite } from '@/testing/site';
import { report, textOf } from './lib/figures';

const ORIGIN = 'https://www.example.org';
/** Faults of one rule that are printed. */
const SHOWN = 20;

/**
 * Follows every link of the site in every language and checks the rules of search engines. `--url`: a running site; `--origin`: the public
 * address of that site.
 */
export async function crawl(args: string[]): Promise<boolean> {
  const url = textOf(args, 'url');
  const site =
    url === undefined
      ? await startSite({ API_BASE_URL: '', SITE_URL: ORIGIN, CONTENT_FRESH_SECONDS: '3600', PAGE_FRESH_SECONDS: '3600' })
      : undefined;
  const begun = performance.now();
  const { documents, verdicts } = await auditSite(site?.url ?? url ?? '', textOf(args, 'origin') ?? url ?? ORIGIN).finally(() => site?.stop());
  const pages = documents.filter(({ isPage }) => isPage).length;
  for (const [name, { faults }] of Object.entries(verdicts)) {
    if (faults.length > 0) console.log(`  ✖ ${name}`);
    for (const fault of faults.slice(0, SHOWN)) console.log(`      ${fault}`);
    if (faults.length > SHOWN) console.log(`      … and ${faults.length - SHOWN} more`);
  }
  return report([
    { name: 'read', value: `${documents.length} addresses, ${pages} of them pages, in ${((performance.now() - begun) / 1000).toFixed(0)} s` },
    { name: 'links', value: documents.reduce((sum, { links }) => sum + links.length, 0) },
    ...Object.entries(verdicts).map(([name, { checked, faults }]) => ({
      name,
      value: `${checked - faults.length} of ${checked}`,
      bound: 'all',
      ok: checked > 0 && faults.length === 0,
    })),
  ]);
}
