import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Clock } from '../clock';
import { STALE_WHILE_REVALIDATE } from '@/lib/routes/table';
import { OPERATED, readMetric } from '../calls';
import { LaravelApi } from '../laravel/laravel-api';
import { startSite, type Site } from '../site';
import { faultsOfSeen, FRESH_WITHIN, timed } from './checks';
import { FAULT_SCREENS, type FaultScreen } from './fault-screens';
import type { FaultName } from './faults';

/**
 * Without limits of messages, since all come from one address; content is stale soon, so that it is
 * requested often.
 */
const ENV = {
  CONTENT_FRESH_SECONDS: '1',
  ...OPERATED,
  CONTACT_PER_ADDRESS_HOUR: '100000',
  CONTACT_PER_HOUR: '100000',
  // The same timeout as for a page's call, to keep the matrix short.
  CONTACT_TIMEOUT_SECONDS: '3',
};

/** A site whose pages have all been seen, and sites that have seen nothing, each with an API. */
export class Stage {
  /** The API of the site that has seen all pages. */
  readonly proxy = new LaravelApi();
  readonly clock = new Clock();
  readonly folder = mkdtempSync(join(tmpdir(), 'faults-'));
  #seen: Site | undefined;
  #revision = 0;

  /** The site that has seen all pages. */
  get seen(): Site {
    if (!this.#seen) throw new Error('not started');
    return this.#seen;
  }

  async start(): Promise<this> {
    await this.proxy.start();
    await this.restart();
    return this;
  }

  /** Starts the site that has seen all pages, or starts it again on the same folder. */
  async restart(): Promise<void> {
    this.#seen = await startSite({
      ...ENV,
      ...this.clock.env,
      API_BASE_URL: this.proxy.url,
      DATA_DIR: this.folder,
    });
  }

  /**
   * An editor changes a text on every screen, and what is kept of them is fresh no longer, but
   * young enough to be served while it is revalidated.
   */
  async edit(): Promise<void> {
    this.#revision += 1;
    this.proxy.mark = `Atlas R${this.#revision}`;
    await this.clock.pass(STALE_WHILE_REVALIDATE / 2);
  }

  /** The screens with the text they show now. */
  get screens(): FaultScreen[] {
    return FAULT_SCREENS.map((screen) => ({
      ...screen,
      shows: screen.shows.replace('Atlas', this.proxy.mark),
    }));
  }

  /**
   * Asks for every page until all show what they show now: milliseconds until then, and the screens
   * that did not in time.
   */
  async untilFresh(
    screens = this.screens,
    site = this.seen,
    within = FRESH_WITHIN,
  ): Promise<{ milliseconds: number; late: string[] }> {
    await this.clock.makeStale();
    const started = Date.now();
    let waiting = screens;
    while (waiting.length > 0 && Date.now() - started < within) {
      const stale = await Promise.all(
        waiting.map(
          async (screen) => faultsOfSeen(await timed(site, screen.path), screen).length > 0,
        ),
      );
      waiting = waiting.filter((_, index) => stale[index]);
      if (waiting.length > 0) await setTimeout(100);
    }
    return { milliseconds: Date.now() - started, late: waiting.map(({ name }) => name) };
  }

  /** A site that has seen nothing, whose code is warm and whose API fails in the way named. */
  async startUnseen(fault: FaultName): Promise<{ site: Site; proxy: LaravelApi }> {
    const proxy = await new LaravelApi(this.proxy.mark).start();
    await proxy.set('status 500');
    const site = await startSite({ ...ENV, ...this.clock.env, API_BASE_URL: proxy.url });
    for (const { path } of FAULT_SCREENS) await timed(site, path);
    await proxy.set(fault);
    return { site, proxy };
  }

  /** Megabytes of memory the site that has seen all pages holds. */
  async memory(): Promise<number> {
    return (await readMetric(this.seen.url, 'process_resident_memory_bytes')) / 1024 / 1024;
  }

  async stop(): Promise<void> {
    await this.#seen?.stop();
    await this.proxy.stop();
    this.clock.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
