import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { systemNginx } from '@/scripts/lib/proxies.mjs';
import type { WholeAnswer } from '../whole-answer';
import { startBaseline, type Baseline } from './server';

/**
 * nginx with one worker and the same compressed bytes as a file. Undefined where there is no nginx.
 */
export async function startNginxStatic(
  folder: string,
  port: number,
  { body }: WholeAnswer,
): Promise<Baseline | undefined> {
  const nginx = systemNginx();
  if (!nginx) return undefined;
  const root = join(folder, 'html');
  mkdirSync(root);
  writeFileSync(join(root, 'index.html'), gunzipSync(body));
  writeFileSync(join(root, 'index.html.gz'), body);
  const file = join(folder, 'static.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/static.pid; error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on; default_type text/html;
  open_file_cache max=100 inactive=60s;
  client_body_temp_path ${folder}/t; proxy_temp_path ${folder}/t; fastcgi_temp_path ${folder}/t; uwsgi_temp_path ${folder}/t; scgi_temp_path ${folder}/t;
  server { listen 127.0.0.1:${port}; root ${root}; }
}
`,
  );
  const command = ['-c', '0', nginx, '-p', folder, '-c', file];
  return startBaseline(`http://127.0.0.1:${port}/`, 'taskset', command);
}

export function nginxVersion(): string | undefined {
  const nginx = systemNginx();
  if (!nginx) return undefined;
  return execFileSync('sh', ['-c', `${nginx} -v 2>&1`], { encoding: 'utf8' })
    .trim()
    .replace('nginx version: ', '');
}
