import { fuzz } from '../../testing/fuzz/run';
import { startSite } from '../../testing/site';

// npx tsx bench/fuzz/cli.ts [count] [seed]: random requests against the built site with its
// embedded content.
const count = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);

// Pages stay fresh throughout: a changed one was poisoned.
const site = await startSite({ API_BASE_URL: '', PAGE_FRESH_SECONDS: '86400' });
const start = Date.now();
console.log(`${count} requests, seed ${seed}`);
const { statuses, silent, faults, changed } = await fuzz(site.url, { count, seed });
await site.stop();

for (const [status, times] of [...statuses].sort(([a], [b]) => a - b))
  console.log(`${String(status || 'none').padStart(6)} ${times}`);
console.log(
  `${Math.round((Date.now() - start) / 1000)} s, ${silent} without an answer, ${faults.length} faults, ${changed.length} reference pages changed`,
);
for (const line of [...faults.slice(0, 20), ...changed.map((path) => `changed: ${path}`)])
  console.log(line);
process.exit(faults.length + changed.length === 0 ? 0 : 1);
