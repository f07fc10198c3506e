import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Pool } from 'undici';
import { answers, LONGEST_SILENCE_MS, Supervisor } from '../../children/supervisor';
import { CONTROL_PATHS, REQUEST_ID } from '../../http/protocol';

/** Built from server/renderer/main.ts, beside the front. */
const FILE = new URL('./renderer.mjs', import.meta.url);
/** Node flags of a renderer: a bounded heap that returns memory (docs/decisions/0015-memory.md). */
const NODE_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--single-threaded-gc'];
/** Concurrent renderings; further ones wait in the front. */
export const RENDERINGS_AT_ONCE = 16;
/** Further connections, for control paths. */
const CONTROL_CONNECTIONS = 4;
/** A rendering that takes longer is given up; calls of the API take three seconds each at most by default. */
const LONGEST_RENDERING = 20_000;
const MAX_HEADER_BYTES = 64 * 1024;
/** A request of a control path; `body` is sent as JSON, `timeout` is in milliseconds. */
export interface Control {
  body?: unknown;
  timeout: number;
  requestId?: string;
}

/** One renderer: a child process with an HTTP server on a Unix socket, restarted when it ends or does not answer. */
export class RendererProcess {
  readonly connections: Pool;
  readonly process: Supervisor;
  /** Renderings in progress. */
  inFlight = 0;

  /** `socketPath`: path of its Unix socket; the file need not exist yet. */
  constructor(private readonly socketPath: string) {
    const launch = (): ChildProcess => {
      // The temporary folder may have been cleaned up.
      mkdirSync(dirname(socketPath), { recursive: true, mode: 0o700 });
      return fork(FILE, [socketPath], { execArgv: NODE_FLAGS, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    };
    this.process = new Supervisor('Renderer', launch, () => this.#isAnswering());
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
    return this.process.pid;
  }

  get isReady(): boolean {
    return this.process.downSince === undefined;
  }

  /** Resolves when it answers or its first start has failed; it is then restarted. */
  start(): Promise<void> {
    return this.process.start();
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
    // Nothing is in progress: its last response is sent, and its stores tolerate SIGKILL.
    await this.process.close();
    await this.connections.destroy();
  }

  /** Its socket may have been removed from the temporary folder. */
  async #isAnswering(): Promise<boolean> {
    return existsSync(this.socketPath) && answers(this.control(CONTROL_PATHS.health, { timeout: LONGEST_SILENCE_MS }));
  }
}
