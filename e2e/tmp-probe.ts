import { HostileApi } from './support/hostile/hostile-api';
import { payloadsBySource } from './support/hostile/corpora';
import { startSite } from './support/site';
const payloads = payloadsBySource()['owasp'] ?? [];
const api = await new HostileApi(payloads).start();
const site = await startSite({ API_BASE_URL: api.url, LOG_LEVEL: 'info' }, process.argv[2] ?? process.cwd());
for (const path of ['/en', '/fr', '/', '/ar', '/en']) { const s = Date.now(); const r = await fetch(site.url + path, { redirect: 'manual', headers: { accept: 'text/html' } }); const b = await r.text(); console.log(path, r.status, b.length, Date.now() - s, 'ms'); }
console.log(JSON.stringify(site.log.filter((l) => Number(l['level']) >= 40 || /err|warn/.test(String(l['level']))).slice(0, 8)).slice(0, 4000), site.stderr.join('').slice(0, 2000));
await site.stop(); await api.stop();
