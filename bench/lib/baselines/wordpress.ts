import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { demonstration } from '@/embedded-api/database/demonstration';
import { systemNginx } from '@/scripts/lib/proxies.mjs';
import { wholeAnswer } from '../whole-answer';
import { startBaseline } from './server';
import { writeWordPressContent } from './wordpress/content';
import { wordpressNginxConfig } from './wordpress/nginx-config';

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

/** WordPress with a lean theme and the demonstration's French content, behind nginx. */
export interface WordPress {
  /** Answered from nginx's own page cache. */
  pageCache: string;
  /** Answered from the files a caching plug-in writes. */
  files: string;
  pid: number;
  stop(): Promise<void>;
}

/** Screens that have a counterpart of the same content on our site. */
export const WORDPRESS_SCREENS = {
  home: '/',
  article: `/${demonstration.articles[0]?.slug}/`,
  list: '/actualites/',
};

/** Debian's packages for WordPress that are missing; undefined: none. */
export function missingForWordPress(): string | undefined {
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
 * Sets everything up in the folder: database, PHP, content, nginx on two ports from `port` on.
 * Needs about a minute.
 */
export async function startWordPress(folder: string, port: number): Promise<WordPress> {
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
  writeFileSync(
    config,
    wordpressNginxConfig({
      folder,
      root,
      socket: join(folder, 'php.sock'),
      ports: { pageCache: port, files: port + 1 },
    }),
  );
  const nginx = await startBaseline(`${url}/`, systemNginx() ?? 'nginx', [
    '-p',
    folder,
    '-c',
    config,
  ]);
  await writePages(root, url);
  return {
    pageCache: url,
    files: `http://127.0.0.1:${port + 1}`,
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

/**
 * What a caching plug-in does after the first visit: the finished page as a file, and compressed
 * beside it.
 */
async function writePages(root: string, url: string): Promise<void> {
  for (const path of Object.values(WORDPRESS_SCREENS)) {
    const { status, body } = await wholeAnswer(url + path, { 'accept-encoding': 'gzip' });
    if (status !== 200) throw new Error(`WordPress answers ${path} with ${status}`);
    const folder = join(root, 'wp-content/cache/pages', path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html.gz'), body);
    writeFileSync(join(folder, 'index.html'), gunzipSync(body));
  }
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
