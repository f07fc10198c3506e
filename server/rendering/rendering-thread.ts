import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { logger } from '@/lib/logger';
import { TOO_LATE, type Rendering, type RenderingNews } from './calls';
import { withBuffers } from './with-buffers';

/** Made by the build from thread.ts, beside the front. */
const FILE = new URL('./rendering.mjs', import.meta.url);
/** A thread that dies again and again is started less and less often. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 10_000;
/** One that lived this long was well: the next death is the first again. */
const WELL_MILLISECONDS = 30_000;

/**
 * The renderings in a thread of their own, so that whoever gets a page that stands ready never waits for one that does not. When the
 * thread dies, what was asked of it fails and another is started; what is asked meanwhile waits for that one.
 */
export class RenderingThread {
  /** What can be asked of it. */
  readonly rendering: Rendering;
  /** How often it was started in place of one that died. */
  restarts = 0;
  readonly #visitorsPort: number;
  readonly #failPending: () => void;
  #worker: Promise<Worker>;
  /** The one that runs or starts; it may never come to render. */
  #latest: Worker | undefined;
  #deaths = 0;
  #isClosed = false;
  #take: (message: unknown) => void = () => undefined;
  #started: () => void = () => undefined;

  constructor(
    visitorsPort: number,
    news: Omit<RenderingNews, 'started'>,
    private readonly file: URL = FILE,
  ) {
    this.#visitorsPort = visitorsPort;
    const calls = createBirpc<Rendering, RenderingNews>(
      { ...news, started: () => this.#started() },
      {
        post: async (message) => (await this.#worker).postMessage(message),
        on: (take) => void (this.#take = take),
        // A thread that gets no time from the system cannot say so itself.
        onTimeoutError: (method) => {
          throw new Error(`The thread of the renderings did not answer “${method}”`, { cause: TOO_LATE });
        },
      },
    );
    this.rendering = calls;
    this.#failPending = () =>
      calls.$rejectPendingCalls(({ method, reject }) => reject(new Error(`The thread of the renderings ended during “${method}”`)));
    this.#worker = this.#start();
  }

  /** Resolves when it renders; rejects with the fault that ended its first start. */
  async start(): Promise<void> {
    const first = await this.#worker;
    this.#watch(first);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // Not when it renders: an end never waits for a thread that cannot start.
    await this.#latest?.terminate();
  }

  #start(): Promise<Worker> {
    const worker = new Worker(this.file, { workerData: { visitorsPort: this.#visitorsPort } });
    this.#latest = worker;
    worker.on('message', (message) => this.#take(withBuffers(message)));
    return new Promise((resolve, reject) => {
      this.#started = () => resolve(worker);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread of the renderings ended with code ${code}`)));
    });
  }

  #watch(worker: Worker): void {
    const startedAt = Date.now();
    let fault: unknown;
    worker.on('error', (error) => (fault = error));
    worker.once('exit', (code) => {
      if (this.#isClosed) return;
      this.#failPending();
      this.#deaths = Date.now() - startedAt > WELL_MILLISECONDS ? 0 : this.#deaths + 1;
      logger.error({ err: fault, code }, 'Thread of the renderings ended: another is started');
      this.#worker = this.#startAgain();
      // Who asks for something meanwhile is told.
      this.#worker.catch(() => undefined);
    });
  }

  async #startAgain(): Promise<Worker> {
    for (;;) {
      await wait(Math.min(FIRST_DELAY * 2 ** Math.max(0, this.#deaths - 1), LONGEST_DELAY));
      if (this.#isClosed) throw new Error('The site is ending');
      this.restarts += 1;
      try {
        const worker = await this.#start();
        this.#watch(worker);
        return worker;
      } catch (error) {
        this.#deaths += 1;
        logger.error({ err: error }, 'Thread of the renderings did not start');
      }
    }
  }
}
