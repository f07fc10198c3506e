import { test } from '@playwright/test';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';

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
