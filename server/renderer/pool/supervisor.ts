import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EnvironmentError } from '@/lib/platform/env';
import { errorCode, errorMessage, logger } from '@/lib/platform/logger';

/** Delay between an exit and the next start; doubled at each consecutive exit. */
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 10_000;
/**
 * A process that has run for this long is stable. When it exits, the count of consecutive exits
 * starts again.
 */
const STABLE_AFTER_MS = 30_000;
/**
 * A process that has not reported ready within this time is killed. A start takes far less, even on
 * a busy machine.
 */
const START_TIMEOUT_MS = 120_000;
/** Interval of health probes. */
const PROBE_INTERVAL_MS = 2000;
/** Timeout of a probe, long enough for a process on a busy machine. */
export const PROBE_TIMEOUT_MS = 15_000;

/**
 * A child process that is restarted whenever it ends or fails to start, whatever the cause. Its
 * first message means that it is ready.
 */
export class Supervisor {
  restarts = 0;
  failure = 'starting';
  #downSince: number | undefined = performance.now();
  /** Start of the probe that has not been answered yet. */
  #askedAt: number | undefined;
  #child: ChildProcess | undefined;
  #consecutiveExits = 0;
  #isClosed = false;

  /**
   * `launch` must fork synchronously, because the child emits its `error` right afterwards. A
   * process for which `isAnswering` resolves with false is killed and restarted. `prepare` runs
   * before a started process counts as ready.
   */
  constructor(
    private readonly name: string,
    private readonly launch: () => ChildProcess,
    private readonly isAnswering: () => Promise<boolean>,
    private readonly prepare: () => Promise<void> = () => Promise.resolve(),
  ) {}

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** When the process stopped being ready, by `performance.now()`; undefined while it is ready. */
  get downSince(): number | undefined {
    return this.#downSince;
  }

  /** When the process stopped being ready, or was sent a probe that it has not answered. */
  get silentSince(): number | undefined {
    return this.#downSince ?? this.#askedAt;
  }

  /**
   * Resolves when the process is ready or its first start has failed; restarts follow
   * automatically.
   */
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
      this.#consecutiveExits =
        performance.now() - startedAt > STABLE_AFTER_MS ? 1 : this.#consecutiveExits + 1;
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (this.#consecutiveExits - 1), MAX_DELAY_MS);
      logger.error(
        { pid: this.pid, reason: this.failure, delay },
        `${this.name} ended: another is started`,
      );
      await wait(delay, undefined, { ref: false });
      this.restarts += 1;
    }
  }

  async #probe(): Promise<void> {
    while (!this.#isClosed) {
      await wait(PROBE_INTERVAL_MS, undefined, { ref: false });
      const child = this.#child;
      if (this.#downSince !== undefined) continue;
      const askedAt = (this.#askedAt = performance.now());
      const isAnswering = await this.isAnswering();
      this.#askedAt = undefined;
      if (isAnswering || this.#isClosed || child !== this.#child) continue;
      logger.error({ pid: this.pid }, `${this.name} does not answer: it is ended`);
      this.#downSince = askedAt;
      child?.kill('SIGKILL');
    }
  }

  async #run(onReady: () => void): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    try {
      const child = (this.#child = this.launch());
      timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS).unref();
      const onMessage = async (): Promise<void> => {
        clearTimeout(timer);
        await this.prepare().catch((error: unknown) =>
          logger.error({ err: error, pid: child.pid }, `${this.name} could not be prepared`),
        );
        if (child.exitCode !== null || child.signalCode !== null) return;
        this.#downSince = undefined;
        onReady();
      };
      child.once('message', () => void onMessage());
      return await new Promise<string>((resolve) => {
        child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
        child.on('error', (error) => {
          // A process that could not be started emits no `exit`. After a broken IPC channel, `exit`
          // still follows.
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

/**
 * Whether the process answered a probe. A broken connection counts as an answer: the exit of the
 * process is reported separately.
 */
export async function isResponsive(question: Promise<unknown>): Promise<boolean> {
  try {
    await question;
    return true;
  } catch (error) {
    return !(error instanceof Error && error.name === 'TimeoutError');
  }
}

/** Built from embedded-api/cli.ts, beside the front. */
const EMBEDDED_API_FILE = new URL('./api.mjs', import.meta.url);

/**
 * Starts the embedded content API, which ends with this process. Its address survives restarts.
 * Resolves when it answers, or when its first start has failed.
 */
export async function startEmbeddedApi(): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const isAnswering = (): Promise<boolean> =>
    isResponsive(fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) }));
  const env = { ...process.env, API_PORT: String(port) };
  const launch = (): ChildProcess =>
    fork(EMBEDDED_API_FILE, [], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Supervisor('Content API', launch, isAnswering).start();
  return address;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/**
 * Creates a folder for sockets that only this user can access, and removes it at exit. Throws
 * `EnvironmentError` if TMPDIR cannot be used. A full disk is not an error of the configuration, so
 * its own error is thrown.
 */
export function socketFolder(): string {
  try {
    const folder = mkdtempSync(join(tmpdir(), `renderers-${process.pid}-`));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') throw error;
    throw new EnvironmentError(`TMPDIR cannot be used: ${errorMessage(error)}`);
  }
}
