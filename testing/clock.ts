import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ALL_ROUTES } from '@/lib/routes/table';

/** Longer than the fresh time of every route and of the API's answers. */
const STALE_SECONDS =
  Math.max(
    60,
    ...ALL_ROUTES.map(([, { cache }]) =>
      cache.freshSeconds === 'default' ? 0 : cache.freshSeconds,
    ),
  ) + 1;

/** The clock of sites under test, which a test advances. Timers are unaffected. */
export class Clock {
  readonly #folder = mkdtempSync(join(tmpdir(), 'clock-'));
  readonly #file = join(this.#folder, 'milliseconds');
  #milliseconds = 0;
  /** Variables with which a site is started to use this clock. */
  readonly env = {
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('testing/clock.fixture.mjs')).href}`,
    TEST_CLOCK: this.#file,
  };

  constructor() {
    writeFileSync(this.#file, '0');
  }

  async pass(seconds: number): Promise<void> {
    this.#milliseconds += seconds * 1000;
    writeFileSync(`${this.#file}.new`, String(this.#milliseconds));
    renameSync(`${this.#file}.new`, this.#file);
    // Each process reads the file again when it has not for so long.
    await setTimeout(20);
  }

  /** Advances the clock until nothing cached is fresh. */
  makeStale(): Promise<void> {
    return this.pass(STALE_SECONDS);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
