import { isMainThread } from 'node:worker_threads';
import { z } from 'zod';
import { onGlobal } from './global-instance';
import { logger } from './logger';

/** What workers of one machine share with each other, through the process that started them (`server/primary`). */
export type Question =
  /** An editor changed what carries these tags. Answered when every other worker knows. */
  | { ask: 'changed'; tags: string[]; at: number }
  /** The figures of all workers as Prometheus text. */
  | { ask: 'metrics' }
  /** What each worker knows of itself (`server/status`), as JSON. */
  | { ask: 'status' }
  | { ask: 'count'; key: string; seconds: number }
  | { ask: 'put-new'; key: string; value: string; milliseconds: number | null }
  | { ask: 'put'; key: string; value: string; seconds: number }
  | { ask: 'remove'; key: string };

export type Answer = string | number | null;

/** A question on its way, or what came back. `told` is a change that another worker announced; `asked` wants to know how this one fares. */
export type Message =
  | { site: 'question'; id: number; question: Question }
  | { site: 'answer'; id: number; answer: Answer }
  | { site: 'told'; id: number; tags: string[]; at: number }
  | { site: 'asked'; id: number }
  | { site: 'ready'; port: number };

const fromPrimary = z.discriminatedUnion('site', [
  z.object({ site: z.literal('answer'), id: z.number(), answer: z.union([z.string(), z.number(), z.null()]) }),
  z.object({ site: z.literal('told'), id: z.number(), tags: z.array(z.string()), at: z.number() }),
  z.object({ site: z.literal('asked'), id: z.number() }),
]);

/** Set by the primary for the processes it starts. */
export const WORKER_VARIABLE = 'SITE_WORKER';
/** The primary does nothing but this: it answers in well under a millisecond. */
const PATIENCE = 2000;

/** This process is one of several that share a port. */
export function isWorker(): boolean {
  return process.env[WORKER_VARIABLE] !== undefined && (process.send !== undefined || !isMainThread);
}

/** Asks the primary. Undefined when this process is alone, or when no answer came. */
export function askPrimary(question: Question): Promise<Answer | undefined> {
  return isWorker() ? line().ask(question) : Promise.resolve(undefined);
}

/** Tells the primary something that needs no answer. */
export function tellPrimary(message: Message): void {
  if (isWorker()) process.send?.(message);
}

/** What a worker does for the primary. */
export interface WorkerDuties {
  /** Takes over a change that another worker announced. */
  takeChange: (tags: string[], at: number) => Promise<void>;
  /** Says how this worker fares. */
  describe: () => Promise<string>;
}

/** Does for the primary what it asks. To be called in the thread that the process began with. */
export function serveThePrimary(duties: WorkerDuties): void {
  if (isWorker()) processLine().duties = duties;
}

/** In another thread of a worker: questions go by this way. */
export function askPrimaryThrough(ask: Line['ask']): void {
  line().ask = ask;
}

interface Line {
  ask: (question: Question) => Promise<Answer | undefined>;
}

/** The process's own line to the primary. */
class ProcessLine {
  readonly #waiting = new Map<number, (answer: Answer | undefined) => void>();
  #last = 0;
  /** Undefined while the worker starts: it has nothing to say yet. */
  duties: WorkerDuties | undefined;

  constructor() {
    process.on('message', (message: unknown) => this.#take(message));
  }

  ask(question: Question): Promise<Answer | undefined> {
    const id = (this.#last += 1);
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(undefined), PATIENCE);
      const settle = (answer: Answer | undefined): void => {
        clearTimeout(timer);
        this.#waiting.delete(id);
        resolve(answer);
      };
      this.#waiting.set(id, settle);
      tellPrimary({ site: 'question', id, question });
    });
  }

  #take(received: unknown): void {
    const message = fromPrimary.safeParse(received);
    // Others speak on the same line: the library of the figures, Node itself.
    if (!message.success) return;
    if (message.data.site === 'answer') return this.#waiting.get(message.data.id)?.(message.data.answer);
    const { id } = message.data;
    this.#answer(message.data).then(
      (answer) => tellPrimary({ site: 'answer', id, answer }),
      (error: unknown) => logger.error({ err: error }, 'A question of the primary failed'),
    );
  }

  async #answer(message: { site: 'told'; tags: string[]; at: number } | { site: 'asked' }): Promise<Answer> {
    if (message.site === 'asked') return (await this.duties?.describe()) ?? null;
    await this.duties?.takeChange(message.tags, message.at);
    return null;
  }
}

const processLine = (): ProcessLine => onGlobal('line-to-primary', () => new ProcessLine());
/** Shared by the front and the pages. */
const line = (): Line => onGlobal('way-to-primary', () => ({ ask: (question) => processLine().ask(question) }));
