import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { demonstration } from '@/embedded-api/database/demonstration';
import { systemNginx } from '@/scripts/lib/proxies.mjs';
import type { Figure } from '../figures';
import { startBaseline, type Baseline } from './server';
import { writeWordPressContent } from './wordpress/content';

const run = promisify(execFile);
const PACKAGED = '/usr/share/wordpress';
const OWN = 'bench/lib/baselines/wordpress';
const PROGRAMS = {
  install: '/usr/bin/mariadb-install-db',
  database: '/usr/sbin/mariadbd',
  client: '/usr/bin/mariadb',
  php: '/usr/bin/php',
};
const FPM = ['8.2', '8.4', '8.3', '8.1'].map((version) => `/usr/sbin/php-fpm${version}`);
const TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** What ends what a measurement has started, the last first. */
type Stops = (() => Promise<unknown>)[];

/** Screens that have a counterpart of the same content on our site. */
export const WORDPRESS_SCREENS = {
  home: '/',
  article: `/${demonstration.articles[0]?.slug}/`,
  list: '/actualites/',
};

/**
 * A measurement beside WordPress, in a folder that nginx's workers may read; without WordPress's
 * packages a figure that names them.
 */
export async function besideWordPress(
  port: number,
  measure: (wordpress: Baseline, stops: Stops, folder: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const missing = missingForWordPress();
  if (missing !== undefined)
    return [{ name: 'WordPress', value: `not on this machine (${missing}): not measured` }];
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  chmodSync(folder, 0o755);
  const stops: Stops = [];
  try {
    const wordpress = await startWordPress(folder, port);
    stops.push(() => wordpress.stop());
    return await measure(wordpress, stops, folder);
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Debian's packages for WordPress that are missing; undefined: none. */
function missingForWordPress(): string | undefined {
  const isThere =
    systemNginx() &&
    existsSync(PACKAGED) &&
    Object.values(PROGRAMS).every((path) => existsSync(path)) &&
    FPM.some((path) => existsSync(path));
  return isThere
    ? undefined
    : 'apt-get install --no-install-recommends nginx wordpress mariadb-server php-fpm php-mysql php-gd php-xml php-mbstring';
}

/**
 * WordPress with a lean theme and the demonstration's French content, behind nginx with a page
 * cache. Sets everything up in the folder: database, PHP, content. Needs about a minute.
 */
async function startWordPress(folder: string, port: number): Promise<Baseline> {
  const root = join(folder, 'wordpress');
  const started: ChildProcess[] = [];
  const stopAll = (): void => started.forEach((child) => child.kill('SIGTERM'));
  process.once('exit', stopAll);
  const url = `http://127.0.0.1:${port}`;
  copyWordPress(root, folder, url);
  started.push(await startDatabase(folder));
  await runPhp(root, ['install.php']);
  await runPhp(root, ['seed.php', writeWordPressContent(folder)]);
  started.push(await startPhp(folder));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig({ folder, root, socket: join(folder, 'php.sock'), port }));
  const nginx = await startBaseline(`${url}/`, systemNginx() ?? 'nginx', [
    '-p',
    folder,
    '-c',
    config,
  ]);
  return {
    url,
    pid: nginx.pid,
    stop: async () => {
      process.off('exit', stopAll);
      await nginx.stop();
      const ended = started.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      stopAll();
      await Promise.all(ended);
    },
  };
}

function copyWordPress(root: string, folder: string, url: string): void {
  cpSync(PACKAGED, root, {
    recursive: true,
    dereference: true,
    filter: (path) => !/wp-content\/(?:themes|plugins)\/./.test(path),
  });
  mkdirSync(join(root, 'wp-content', 'themes'), { recursive: true });
  cpSync(join(OWN, 'theme'), join(root, 'wp-content', 'themes', 'lean'), { recursive: true });
  for (const file of ['install.php', 'seed.php']) cpSync(join(OWN, file), join(folder, file));
  const settings = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${join(folder, 'database.sock')}`,
    DB_CHARSET: 'utf8mb4',
    WP_HOME: url,
    WP_SITEURL: url,
  };
  const lines = Object.entries(settings).map(([name, value]) => `define('${name}', '${value}');`);
  writeFileSync(
    join(root, 'wp-config.php'),
    `<?php
${lines.join('\n')}
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`,
  );
}

async function startDatabase(folder: string): Promise<ChildProcess> {
  const [data, socket] = [join(folder, 'database'), join(folder, 'database.sock')];
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await run(PROGRAMS.install, [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
    ...user,
  ]);
  const args = [
    '--no-defaults',
    `--datadir=${data}`,
    `--socket=${socket}`,
    `--pid-file=${folder}/database.pid`,
    '--skip-networking',
    ...user,
  ];
  const database = spawn(PROGRAMS.database, args, { stdio: 'ignore' });
  await until(() =>
    run(PROGRAMS.client, [
      '--no-defaults',
      `--socket=${socket}`,
      '-uroot',
      '-e',
      'CREATE DATABASE IF NOT EXISTS wordpress',
    ]),
  );
  return database;
}

/** PHP compresses what it answers: nginx keeps that as it is. */
async function startPhp(folder: string): Promise<ChildProcess> {
  const file = join(folder, 'php-fpm.conf');
  const isRoot = process.getuid?.() === 0;
  const limits = 'pm = static\npm.max_children = 2';
  writeFileSync(
    file,
    `[global]
error_log = ${folder}/php.log
daemonize = no
[wordpress]
listen = ${folder}/php.sock
${isRoot ? 'user = root\ngroup = root\nlisten.mode = 0666' : ''}
${limits}
php_admin_value[zlib.output_compression] = On
php_admin_value[zlib.output_compression_level] = 6
php_admin_value[expose_php] = Off
`,
  );
  const php = spawn(
    FPM.find((path) => existsSync(path)) ?? '',
    ['--nodaemonize', '--fpm-config', file, ...(isRoot ? ['-R'] : [])],
    {
      stdio: 'ignore',
    },
  );
  await until(() =>
    Promise.resolve(
      existsSync(join(folder, 'php.sock')) || Promise.reject(new Error('php-fpm does not listen')),
    ),
  );
  return php;
}

function runPhp(root: string, [script = '', ...args]: string[]): Promise<unknown> {
  return run(PROGRAMS.php, [join(root, '..', script), ...args], { cwd: root, maxBuffer: 2 ** 26 });
}

async function until(isReady: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return void (await isReady());
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(POLL_MS);
    }
  }
}

/** nginx in front of WordPress as its manuals have it, with a page cache of what PHP compressed. */
function nginxConfig({
  folder,
  root,
  socket,
  port,
}: Record<'folder' | 'root' | 'socket', string> & { port: number }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary;`)
    .join(' ');
  return `daemon off; master_process off; pid ${folder}/wordpress.pid; error_log ${folder}/nginx-error.log warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  ${temporary}
  sendfile on; tcp_nopush on; server_tokens off; keepalive_requests 1000000;
  open_file_cache max=2000 inactive=60s; open_file_cache_errors on;
  access_log ${folder}/access.log combined buffer=32k flush=5s;
  fastcgi_cache_path ${folder}/cache levels=1:2 keys_zone=wordpress:20m max_size=512m inactive=1d use_temp_path=off;
  gzip on; gzip_types text/css application/javascript;
  map $http_accept_encoding $gzip { gzip gzip; ~gzip gzip; default ""; }
  map $http_cookie $editor { "" ""; ~(?:wordpress_logged_in|wp-postpass|comment_author) 1; default ""; }
  map $request_method$is_args$editor $uncached { GET ""; HEAD ""; default 1; }
  root ${root};
  index index.php;
  server {
    listen 127.0.0.1:${port};
    location / { try_files $uri $uri/ /index.php$is_args$args; }
    location ~* \\.(?:css|js|jpe?g|png|webp|svg|woff2)$ { expires 30d; }
    location ~ \\.php$ {
      fastcgi_cache wordpress;
      fastcgi_cache_key "$scheme$host$request_uri$gzip";
      fastcgi_cache_valid 200 1d;
      fastcgi_cache_bypass $uncached; fastcgi_no_cache $uncached;
      fastcgi_ignore_headers Cache-Control Expires Vary;
      fastcgi_cache_use_stale error timeout updating http_500;
      fastcgi_cache_background_update on; fastcgi_cache_lock on;
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      # With its port: else WordPress leads on to its own address for ever.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_pass unix:${socket};
      fastcgi_buffers 16 16k; fastcgi_buffer_size 16k;
      fastcgi_param HTTP_ACCEPT_ENCODING $gzip;
    }
  }
}
`;
}
