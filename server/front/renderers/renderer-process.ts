import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Pool } from 'undici';
import { answers, LONGEST_SILENCE_MS, Supervisor } from '../../children/supervisor';
import { CONTROL_PATHS, REQUEST_ID } from '../../http/protocol';

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
/** A request of a control path; `body` is sent as JSON, `timeout` is in milliseconds. */
export interface Control {
  body?: unknown;
  timeout: number;
  requestId?: string;
}

/** One renderer: a child process with an HTTP server on a Unix socket. When it ends or is silent for too long, another takes its place. */
export class RendererProcess {
  readonly connections: Pool;
  readonly process: Supervisor;
  /** Renderings under way. */
  inFlight = 0;

  /** `socketPath`: of its Unix socket; the file need not exist. */
  constructor(private readonly socketPath: string) {
    const launch = (): ChildProcess => {
      // Temporary folders are tidied by machines and people.
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

  /** Resolves when it answers, or its first start has failed; it is then started again. */
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
    // It has nothing to finish: its last answer is sent, and its stores are safe against this.
    await this.process.close();
    await this.connections.destroy();
  }

  /** Its socket may have been removed from the temporary folder. */
  async #isAnswering(): Promise<boolean> {
    return existsSync(this.socketPath) && answers(this.control(CONTROL_PATHS.health, { timeout: LONGEST_SILENCE_MS }));
  }
}
