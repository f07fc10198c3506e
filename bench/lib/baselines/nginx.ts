import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { systemNginx } from '@/scripts/lib/proxies.mjs';
import type { WholeAnswer } from '../whole-answer';
import { startBaseline, type Baseline } from './server';

/** Headers that nginx adds to a file by itself. */
const BY_ITSELF = new Set(['content-type', 'content-length', 'content-encoding', 'etag', 'server']);

/**
 * nginx with one worker and the same compressed bytes as a file: at `/` with the few headers a file
 * has, at `/headers/` with those of the answer. Undefined where there is no nginx.
 */
export async function startNginxStatic(
  folder: string,
  port: number,
  { body, headers }: WholeAnswer,
): Promise<Baseline | undefined> {
  const nginx = systemNginx();
  if (!nginx) return undefined;
  const root = join(folder, 'html');
  for (const place of [root, join(root, 'headers')]) {
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.html'), gunzipSync(body));
    writeFileSync(join(place, 'index.html.gz'), body);
  }
  const added = Object.entries(headers)
    .filter(([name]) => !BY_ITSELF.has(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const file = join(folder, 'static.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/static.pid; error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on; default_type text/html;
  open_file_cache max=100 inactive=60s;
  client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t; uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server { listen 127.0.0.1:${port}; root ${root}; location /headers/ { ${added.join(' ')} } }
}
`,
  );
  return startBaseline(`http://127.0.0.1:${port}/`, 'taskset', [
    '-c',
    '0',
    nginx,
    '-p',
    folder,
    '-c',
    file,
  ]);
}

export function nginxVersion(): string | undefined {
  const nginx = systemNginx();
  if (!nginx) return undefined;
  return execFileSync('sh', ['-c', `${nginx} -v 2>&1`], { encoding: 'utf8' })
    .trim()
    .replace('nginx version: ', '');
}
