import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { environment } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { CONTROL_PATHS, REQUEST_ID } from '../../renderer/protocol';

/** Built from server/renderer/main.ts, beside the front. */
const FILE = new URL('./renderer.mjs', import.meta.url);
/** Flags of a renderer's Node: its heap has a limit of its own, and gives memory back. */
const NODE_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--single-threaded-gc'];
/** Renderings at a time; more wait in the front. */
export const RENDERINGS_AT_ONCE = 16;
/** Beside renderings, for control paths. */
const CONTROL_CONNECTIONS = 4;
/** The calls of a page take three seconds each at most. What has not answered after this long never will. */
const LONGEST_RENDERING = 20_000;
const MAX_HEADER_BYTES = 64 * 1024;
/** A renderer that dies again and again is started less and less often. */
const FIRST_DELAY = 100;
const LONGEST_DELAY = 10_000;
/** One that lived this long was well: the next death is the first again. */
const WELL_MILLISECONDS = 30_000;
/** How often a renderer is asked whether it lives, and how long it may take to say so. A busy machine makes it slow: that alone is no reason to replace it. */
const PROBE_EVERY = 2000;
const LONGEST_SILENCE = 15_000;

/** A request of a control path; `body` is sent as JSON, `timeout` is in milliseconds. */
export interface Control {
  body?: unknown;
  timeout: number;
  requestId?: string;
}

/** One renderer: a child process with an HTTP server on a Unix socket. When it ends or is silent for too long, another takes its place. */
export class RendererProcess {
  readonly connections: Pool;
  /** Renderings under way. */
  inFlight = 0;
  restarts = 0;
  isReady = false;
  #child: ChildProcess | undefined;
  #deaths = 0;
  #isClosed = false;

  /** `socketPath`: of its Unix socket; the file need not exist. */
  constructor(private readonly socketPath: string) {
    this.connections = new Pool('http://renderer', {
      socketPath,
      connections: RENDERINGS_AT_ONCE + CONTROL_CONNECTIONS,
      pipelining: 1,
      headersTimeout: LONGEST_RENDERING,
      bodyTimeout: LONGEST_RENDERING,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it answers; rejects when its first start fails. */
  async start(): Promise<void> {
    await this.#spawn();
    void this.#probe();
  }

  /** The answer of one of its control paths. */
  async control(path: string, { body, timeout, requestId = '' }: Control): Promise<unknown> {
    const response = await this.connections.request({
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { [REQUEST_ID]: requestId },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    return response.body.json();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    // It has nothing to finish: its last answer is sent, and its stores are safe against this.
    if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
    await this.connections.destroy();
  }

  #spawn(): Promise<void> {
    const child = fork(FILE, [this.socketPath], { execArgv: NODE_FLAGS, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    lowerPriority(child);
    const startedAt = Date.now();
    // A channel that breaks is followed by the end of the process.
    child.on('error', (error) => logger.error({ err: error, renderer: child.pid }, 'Renderer cannot be reached'));
    return new Promise((resolve, reject) => {
      child.once('message', () => {
        this.isReady = true;
        resolve();
      });
      child.once('exit', (code, signal) => {
        const wasReady = this.isReady;
        this.isReady = false;
        if (this.#isClosed) return;
        this.#deaths = Date.now() - startedAt > WELL_MILLISECONDS ? 0 : this.#deaths + 1;
        if (!wasReady && this.restarts === 0) reject(new Error(`The renderer ended with ${signal ?? `code ${code}`} while it started`));
        else void this.#restart(child.pid, { code, signal });
      });
    });
  }

  async #restart(pid: number | undefined, end: { code: number | null; signal: NodeJS.Signals | null }): Promise<void> {
    const delay = Math.min(FIRST_DELAY * 2 ** Math.max(0, this.#deaths - 1), LONGEST_DELAY);
    logger.error({ renderer: pid, ...end, delay }, 'Renderer ended: another is started');
    await wait(delay);
    if (this.#isClosed) return;
    this.restarts += 1;
    await this.#spawn();
  }

  /** A renderer that is stuck is ended; its end starts another. */
  async #probe(): Promise<void> {
    while (!this.#isClosed) {
      await wait(PROBE_EVERY, undefined, { ref: false });
      const { pid } = this;
      if (!this.isReady || (await this.#isAnswering()) || this.#isClosed || pid !== this.pid) continue;
      logger.error({ renderer: pid }, 'Renderer does not answer: it is ended');
      this.#child?.kill('SIGKILL');
    }
  }

  async #isAnswering(): Promise<boolean> {
    try {
      await this.control(CONTROL_PATHS.health, { timeout: LONGEST_SILENCE });
      return true;
    } catch (error) {
      // A connection that breaks belongs to a renderer that has ended: its end is heard of otherwise.
      return !(error instanceof Error && error.name === 'TimeoutError');
    }
  }
}

/** Where front and renderer share a core, a cached page does not wait for a rendering. */
function lowerPriority({ pid }: ChildProcess): void {
  // A child that did not start has an event of its own.
  if (pid === undefined) return;
  try {
    setPriority(pid, environment().RENDERER_NICENESS);
  } catch (error) {
    logger.debug({ err: error, renderer: pid }, 'Priority of the renderer was not lowered');
  }
}
