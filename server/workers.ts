import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { logger } from '@/lib/logger';
import { WORKER_VARIABLE, type Message } from '@/lib/workers';
import { onStopSignals } from './stop';

/** A worker that dies again and again is started less and less often. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 10_000;
/** A worker that lived this long was well: the next death is the first again. */
const WELL_MILLISECONDS = 30_000;
/** The workers end by themselves before that. */
const END_MILLISECONDS = 9800;

/** The processes that serve. */
export class Workers {
  #isStopping = false;
  #deaths = 0;
  restarts = 0;

  constructor(private readonly count: number) {}

  get running(): number {
    return living().length;
  }

  /** Starts one worker, then the others: what is wrong is said once. Resolves with the port; ends the process when the first ends. */
  async start(): Promise<number> {
    const first = fork();
    const port = await new Promise<number>((resolve) => {
      first.on('message', (message: Message) => message.site === 'ready' && resolve(message.port));
      // It has said why.
      first.once('exit', (code) => process.exit(code || 1));
    });
    first.removeAllListeners('exit');
    this.#watch(first);
    const others = Array.from({ length: this.count - 1 }, () => this.#watch(fork()));
    await Promise.all(others.map(isReady));
    return port;
  }

  /** SIGTERM and SIGINT reach every worker; this process ends after the last of them. A second signal ends all at once. */
  stopOnSignals(finish: () => Promise<void>): void {
    onStopSignals(async (signal) => {
      this.#isStopping = true;
      for (const worker of living()) worker.process.kill(signal);
      const end = Date.now() + END_MILLISECONDS;
      while (living().length > 0 && Date.now() < end) await wait(20);
      for (const worker of living()) worker.process.kill('SIGKILL');
      await finish();
    });
  }

  #watch(worker: Worker): Worker {
    const startedAt = Date.now();
    worker.once('exit', (code, signal) => {
      if (this.#isStopping) return;
      this.#deaths = Date.now() - startedAt > WELL_MILLISECONDS ? 0 : this.#deaths + 1;
      const delay = Math.min(FIRST_DELAY * 2 ** Math.max(0, this.#deaths - 1), LONGEST_DELAY);
      logger.error({ worker: worker.process.pid, code, signal, delay }, 'Worker ended: another is started');
      setTimeout(() => {
        if (this.#isStopping) return;
        this.restarts += 1;
        this.#watch(fork());
      }, delay);
    });
    return worker;
  }
}

function fork(): Worker {
  return cluster.fork({ [WORKER_VARIABLE]: '1' });
}

function living(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined && !worker.isDead());
}

/** Resolves when a worker serves, or has ended and is started anew. */
function isReady(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (message: Message) => message.site === 'ready' && resolve());
    worker.once('exit', () => resolve());
  });
}
