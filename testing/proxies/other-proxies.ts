import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/lib/free-port.mjs';
import { systemProxy } from '@/scripts/lib/proxies.mjs';
import { untilAnswers } from './nginx';

/** Clients with this address are the load balancer of the examples. */
export const BALANCER = '127.0.0.1';

/** HAProxy and Caddy with the configurations of `deploy/`. */
const PROXIES = {
  haproxy: {
    config: 'deploy/haproxy.cfg',
    check: (file: string) => ['-c', '-q', '-f', file],
    start: (file: string) => ['-db', '-f', file],
    places: (port: string, [first = '', second = '']: string[]): [string, string][] => [
      ['bind :80', `bind 127.0.0.1:${port}`],
      ['  user haproxy\n  group haproxy\n  log /dev/log local0\n', ''],
      ['# default-server check', 'default-server check'],
      ['server first 127.0.0.1:3000', `server first ${first}\n  server second ${second}`],
      ['# http-request set-src', 'http-request set-src'],
      ['192.0.2.0/24', BALANCER],
    ],
  },
  caddy: {
    config: 'deploy/Caddyfile',
    check: (file: string) => ['validate', '--adapter', 'caddyfile', '--config', file],
    start: (file: string) => ['run', '--adapter', 'caddyfile', '--config', file],
    places: (port: string, sites: string[]): [string, string][] => [
      ['\n{\n', '\n{\nadmin off\n'],
      [':80 {', `http://127.0.0.1:${port} {`],
      ['reverse_proxy 127.0.0.1:3000', `reverse_proxy ${sites.join(' ')}`],
      ['# health_uri', 'health_uri'],
      ['# health_interval', 'health_interval'],
      ['# trusted_proxies 192.0.2.0/24', `trusted_proxies ${BALANCER}`],
    ],
  },
} as const;
export const OTHER_PROXIES = ['haproxy', 'caddy'] as const;

/** Two instances of the site are behind it. */
export async function startProxy(
  name: (typeof OTHER_PROXIES)[number],
  sites: [string, string],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const program = systemProxy(name);
  if (!program) throw new Error(`No ${name} on this machine`);
  const { config, check, start, places } = PROXIES[name];
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const hosts = sites.map((site) => new URL(site).host);
  const text = places(port, hosts).reduce(
    (changed, [from, to]) => {
      if (!changed.includes(from)) throw new Error(`${config} has no "${from}"`);
      return changed.replace(from, to);
    },
    readFileSync(config, 'utf8'),
  );
  const file = join(folder, 'config');
  writeFileSync(file, text);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  execFileSync(program, check(file), { env, stdio: 'pipe' });
  const child = spawn(program, start(file), { env, stdio: 'ignore' });
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  return {
    url,
    stop: async () => {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
