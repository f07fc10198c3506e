import type { Cluster, Worker } from 'node:cluster';
import { logger } from '@/lib/logger';
import type { Answer, Message, Question } from '@/lib/workers';
import { WorkersMemory } from './shared-memory';
import { processStatus } from './status';
import type { Gathered } from './status-of-all';

/** A worker that is busy for longer hears of a change a little late, and is silent in the status. */
const PATIENCE = 1500;

type ToWorker = { site: 'told'; tags: string[]; at: number } | { site: 'asked' };

/** Answers the workers' questions, passes on what one has to tell the others, and asks them how they fare. */
export class Switchboard {
  readonly #memory = new WorkersMemory();
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor(
    private readonly cluster: Cluster,
    private readonly readFigures: () => Promise<string>,
  ) {
    cluster.on('message', (worker: Worker, message: Message) => {
      if (message.site === 'answer') this.#waiting.get(message.id)?.(message.answer);
      if (message.site !== 'question') return;
      this.#answer(worker, message.question).then(
        (answer) => send(worker, { site: 'answer', id: message.id, answer }),
        (error: unknown) => logger.error({ err: error, ask: message.question.ask }, 'A worker’s question failed'),
      );
    });
  }

  /** What every worker knows of itself; those that do not say so in time are named. */
  async statuses(): Promise<Gathered> {
    const gathered: Gathered = { processes: [], silent: [] };
    const workers = this.#workers();
    const answers = await Promise.all(workers.map((worker) => this.#ask(worker, { site: 'asked' })));
    for (const [place, answer] of answers.entries()) {
      const told = processStatus.safeParse(typeof answer === 'string' ? JSON.parse(answer) : undefined);
      if (told.success) gathered.processes.push(told.data);
      else gathered.silent.push(workers[place]?.process.pid ?? 0);
    }
    return gathered;
  }

  async #answer(asking: Worker, question: Question): Promise<Answer> {
    switch (question.ask) {
      case 'changed': {
        const others = this.#workers().filter((worker) => worker !== asking);
        await Promise.all(others.map((worker) => this.#ask(worker, { site: 'told', tags: question.tags, at: question.at })));
        return null;
      }
      case 'metrics':
        return this.readFigures();
      case 'status':
        return JSON.stringify(await this.statuses());
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

  #workers(): Worker[] {
    return Object.values(this.cluster.workers ?? {}).filter((worker): worker is Worker => worker?.isConnected() ?? false);
  }

  /** What the worker answers: null to what it is told. Undefined when it is too busy to answer in time. */
  #ask(worker: Worker, message: ToWorker): Promise<Answer | undefined> {
    const id = (this.#last += 1);
    return new Promise((resolve) => {
      const settle = (answer: Answer | undefined): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(() => settle(undefined), PATIENCE);
      this.#waiting.set(id, settle);
      send(worker, { ...message, id });
    });
  }
}

/** A worker that is ending hears nothing more, and needs nothing more. */
function send(worker: Worker, message: Message): void {
  if (worker.isConnected()) worker.send(message);
}
