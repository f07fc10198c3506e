import type { Cluster, Worker } from 'node:cluster';
import { logger } from '@/lib/logger';
import type { Message, Question } from '@/lib/workers';
import { WorkersMemory } from './shared-memory';

/** A worker that is busy for longer hears of a change a little late. */
const PATIENCE = 1500;

/** Answers the workers' questions, and passes on what one has to tell the others. */
export class Switchboard {
  readonly #memory = new WorkersMemory();
  readonly #told = new Map<number, () => void>();
  #lastTold = 0;

  constructor(private readonly readFigures: () => Promise<string>) {}

  attach(cluster: Cluster): void {
    cluster.on('message', (worker: Worker, message: Message) => {
      if (message.site === 'answer') this.#told.get(message.id)?.();
      if (message.site !== 'question') return;
      this.#answer(worker, message.question, Object.values(cluster.workers ?? {})).then(
        (answer) => send(worker, { site: 'answer', id: message.id, answer }),
        (error: unknown) => logger.error({ err: error, ask: message.question.ask }, 'A worker’s question failed'),
      );
    });
  }

  async #answer(asking: Worker, question: Question, workers: (Worker | undefined)[]): Promise<string | number | null> {
    switch (question.ask) {
      case 'changed': {
        const others = workers.filter((worker) => worker !== undefined && worker !== asking && worker.isConnected());
        await Promise.all(others.map((worker) => this.#tell(worker, question.tags, question.at)));
        return null;
      }
      case 'metrics':
        return this.readFigures();
      case 'count':
        return this.#memory.count(question.key, question.seconds);
      case 'put-new':
        return this.#memory.putNew(question.key, question.value, question.milliseconds);
      case 'put':
        this.#memory.put(question.key, question.value, question.seconds);
        return null;
      case 'remove':
        this.#memory.remove(question.key);
        return null;
    }
  }

  /** Resolves when the worker has taken the change over, or is too busy to say so. */
  #tell(worker: Worker | undefined, tags: string[], at: number): Promise<void> {
    const id = (this.#lastTold += 1);
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#told.delete(id);
        resolve();
      };
      const timer = setTimeout(done, PATIENCE);
      this.#told.set(id, done);
      if (worker) send(worker, { site: 'told', id, tags, at });
    });
  }
}

/** A worker that is ending hears nothing more, and needs nothing more. */
function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message);
}
