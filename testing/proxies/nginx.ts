import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/scripts/lib/free-port.mjs';
import { systemNginx } from '@/scripts/lib/proxies.mjs';

export interface Nginx {
  url: string;
  pid: number;
  /** What it wrote to its logs so far. */
  logs(): { access: string; error: string };
  stop(): Promise<void>;
}

const PATIENCE = 60_000;

interface Options {
  /** Another configuration than the one that is shipped. */
  config?: string;
  /** Edits the configuration further. */
  change?: (text: string) => string;
  /** Command prefix: on one core, under an instrument. */
  prefix?: string[];
}

/** The shipped configuration, with other places for what it writes, in front of a site. */
export async function startNginx(
  site: string,
  { config = 'deploy/nginx.conf', change = (text) => text, prefix = [] }: Options = {},
): Promise<Nginx> {
  const program = systemNginx();
  if (!program) throw new Error('No nginx on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // Its workers run as another user.
  chmodSync(folder, 0o755);
  const port = Number(await freePort());
  const file = join(folder, 'nginx.conf');
  const text = readFileSync(config, 'utf8');
  writeFileSync(file, change(placed(text, { folder, port, site: new URL(site).host })));
  execFileSync(program, ['-t', '-q', '-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const command = [
    ...prefix,
    program,
    '-c',
    file,
    '-e',
    join(folder, 'error.log'),
    '-g',
    'daemon off;',
  ];
  const child = spawn(command[0] ?? program, command.slice(1), { stdio: 'inherit' });
  // Not SIGKILL, which its workers would survive.
  const kill = (): boolean => child.kill('SIGTERM');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/healthz`);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    url,
    pid: child.pid ?? 0,
    logs: () => ({ access: read('site.log'), error: read('error.log') }),
    stop: () =>
      new Promise((resolve) => {
        process.off('exit', kill);
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

/**
 * Fails if the text is missing: otherwise a renamed line would leave nginx writing to the machine's
 * own folders.
 */
function placed(
  text: string,
  { folder, port, site }: { folder: string; port: number; site: string },
): string {
  const places: [string, string][] = [
    ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
    ['server 127.0.0.1:3000 ', `server ${site} `],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
    ['/var/log/nginx/site.log', join(folder, 'site.log')],
    ['/var/lib/nginx/site', join(folder, 'cache')],
    [
      'http {',
      `http {\n  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`).join(' ')}`,
    ],
  ];
  return places.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The configuration has no "${from}"`);
    return changed.replaceAll(from, to);
  }, text);
}

export async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
