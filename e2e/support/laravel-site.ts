import { test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';
import { RedisServer } from './redis';

/** What a test may start, and what ends with it. */
export interface OwnSites {
  /** The second content API. */
  api: LaravelApi;
  /** An empty folder. */
  folder: string;
  /** The sites that were started, in their order. */
  sites: Site[];
  /** Starts a site on the second content API, unless the variables name another. */
  start: (env?: Record<string, string>) => Promise<Site>;
  /** Starts a Redis, with further arguments of redis-server. */
  startRedis: (...more: string[]) => Promise<RedisServer>;
}

/** For tests that start sites of their own, with a second content API for each test. */
export function ownSites(): OwnSites {
  const servers: { stop: () => Promise<void> }[] = [];
  const own: OwnSites = {
    api: new LaravelApi(),
    folder: '',
    sites: [],
    start: async (env = {}) => {
      const site = await startSite({ API_BASE_URL: own.api.url, ...env });
      own.sites.push(site);
      return site;
    },
    startRedis: async (...more) => {
      const redis = await new RedisServer(more).start();
      servers.push(redis);
      return redis;
    },
  };
  test.beforeEach(async () => {
    own.api = await new LaravelApi().start();
    own.folder = mkdtempSync(join(tmpdir(), 'test-'));
  });
  test.afterEach(async () => {
    await Promise.all(own.sites.splice(0).map((site) => site.stop()));
    for (const server of [...servers.splice(0), own.api]) await server.stop();
    rmSync(own.folder, { recursive: true, force: true });
  });
  return own;
}

/** Starts a site on the second content API for the tests of a file, or for each of them. */
export function onLaravel(
  onStart: (api: LaravelApi, site: Site) => void,
  times: 'once' | 'each' = 'once',
  env: Record<string, string> = {},
): void {
  let running: { stop: () => Promise<unknown> }[] = [];
  const start = async (): Promise<void> => {
    const api = await new LaravelApi().start();
    const site = await startSite({ API_BASE_URL: api.url, ...env });
    running = [site, api];
    onStart(api, site);
  };
  const stop = (): Promise<unknown> => Promise.all(running.map((each) => each.stop()));
  if (times === 'once') {
    test.beforeAll(start);
    test.afterAll(stop);
    return;
  }
  test.beforeEach(start);
  test.afterEach(stop);
}
