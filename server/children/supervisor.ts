import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage, logger } from '@/lib/runtime/logger';

/** Between an end and the next start; doubled while the process ends again and again. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** After this long a process counts as stable: its end is the first again. */
const STABLE_AFTER_MS = 30_000;
/** A process that has not reported by then is ended. Far longer than a start takes on a busy machine. */
const LONGEST_START_MS = 120_000;
/** How often a process is asked whether it answers. A busy machine makes it slow: that alone is no reason to replace it. */
const PROBE_INTERVAL_MS = 2000;
export const LONGEST_SILENCE_MS = 15_000;

/**
 * A child process that is always started again, whatever ended it or kept it from starting: no file descriptor left, no memory, an exit at
 * once, a signal. The process says by its first message that it is ready.
 */
export class Supervisor {
  restarts = 0;
  /** Why the process last ended or could not be started. */
  failure = 'starting';
  #downSince: number | undefined = performance.now();
  #child: ChildProcess | undefined;
  #consecutiveExits = 0;
  #isClosed = false;

  /**
   * `launch` forks synchronously: an error of the fork is emitted right after it. `isAnswering` tells, within `LONGEST_SILENCE_MS`, whether
   * a process that is ready is stuck: it is then ended, and another started.
   */
  constructor(
    private readonly name: string,
    private readonly launch: () => ChildProcess,
    private readonly isAnswering: () => Promise<boolean>,
  ) {}

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Since when, on the clock of `performance`, the process is not ready; undefined while it is. */
  get downSince(): number | undefined {
    return this.#downSince;
  }

  /** Resolves when the process is ready, or its first start has failed; further starts follow by themselves. */
  start(): Promise<void> {
    void this.#probe();
    return new Promise((resolve) => void this.#keepRunning(resolve));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#child?.kill('SIGKILL')) await once(this.#child, 'exit');
  }

  async #keepRunning(onFirstOutcome: () => void): Promise<void> {
    while (!this.#isClosed) {
      const startedAt = performance.now();
      this.failure = await this.#run(onFirstOutcome);
      this.#downSince ??= performance.now();
      onFirstOutcome();
      if (this.#isClosed) return;
      this.#consecutiveExits = performance.now() - startedAt > STABLE_AFTER_MS ? 1 : this.#consecutiveExits + 1;
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (this.#consecutiveExits - 1), LONGEST_DELAY_MS);
      logger.error({ pid: this.pid, reason: this.failure, delay }, `${this.name} ended: another is started`);
      await wait(delay, undefined, { ref: false });
      this.restarts += 1;
    }
  }

  async #probe(): Promise<void> {
    while (!this.#isClosed) {
      await wait(PROBE_INTERVAL_MS, undefined, { ref: false });
      const child = this.#child;
      if (this.#downSince !== undefined || (await this.isAnswering()) || this.#isClosed || child !== this.#child) continue;
      logger.error({ pid: this.pid }, `${this.name} does not answer: it is ended`);
      child?.kill('SIGKILL');
    }
  }

  /** Runs the process once; resolves with why it ended. */
  async #run(onReady: () => void): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    try {
      const child = (this.#child = this.launch());
      timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_START_MS).unref();
      child.once('message', () => {
        clearTimeout(timer);
        this.#downSince = undefined;
        onReady();
      });
      return await new Promise<string>((resolve) => {
        child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
        child.on('error', (error) => {
          // A process that could not be started has no `exit`; a channel that breaks is followed by it.
          if (child.pid === undefined) resolve(error.message);
          else logger.error({ err: error, pid: child.pid }, `${this.name} cannot be reached`);
        });
      });
    } catch (error) {
      this.#child = undefined;
      return errorMessage(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Whether a question to a process was answered. A connection that breaks belongs to one that has ended, which is heard of otherwise. */
export async function answers(question: Promise<unknown>): Promise<boolean> {
  try {
    await question;
    return true;
  } catch (error) {
    return !(error instanceof Error && error.name === 'TimeoutError');
  }
}
