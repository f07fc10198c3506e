import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errors, Pool } from 'undici';
import { LRUCache } from 'lru-cache';
import { invalidatedTags } from '@/lib/content-api/invalidated-tags';
import { REQUEST_ID } from '@/lib/platform/client-address';
import { BusyError, createLimit, createNamedLimit } from '@/lib/platform/limit';
import { logger } from '@/lib/platform/logger';
import { isResponsive, PROBE_TIMEOUT_MS, socketFolder, Supervisor } from './supervisor';
import { CONTROL_PATHS, ignoreErrors } from '../../http/protocol';
import { joinHeaders, type CollectedResponse } from '../../http/plain-response';
import { counter } from '@/lib/platform/metrics';

/** Built from server/renderer/main.ts, beside the front. */
const RENDERER_FILE = new URL('./renderer.mjs', import.meta.url);
/** Node flags of a renderer: a bounded heap that returns memory (docs/decisions/0015-memory.md). */
const NODE_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=4', '--single-threaded-gc'];
const refusedRenderings = counter(
  'site_renderings_refused_total',
  'Responses of 503 because too many renderings were under way',
);
/** Concurrent renderings of one renderer. Further ones wait in the front. */
const RENDERINGS_AT_ONCE = 16;
/** Connections for control paths, since renderings fill the other connections. */
const CONTROL_CONNECTIONS = 4;
/** Timeout of a control request. A renderer that is busy for longer learns of a change late. */
const CONTROL_TIMEOUT = 1500;
/**
 * A rendering is abandoned after this time. It may make several API calls one after another, each
 * of which takes three seconds at most by default.
 */
const RENDERING_TIMEOUT = 20_000;
const MAX_HEADER_BYTES = 64 * 1024;
/** A request of a control path; `body` is sent as JSON, `timeout` is in milliseconds. */
interface Control {
  body?: unknown;
  timeout?: number;
}

/** A child process with an HTTP server on a Unix socket, restarted when it ends or hangs. */
export class RendererProcess {
  readonly connections: Pool;
  readonly #control: Pool;
  readonly supervisor: Supervisor;

  /** `socketPath`: path of its Unix socket; the file need not exist yet. */
  constructor(
    private readonly socketPath: string,
    program: URL,
  ) {
    const launch = (): ChildProcess => {
      // A cleaner of the temporary folder may have removed the folder.
      mkdirSync(dirname(socketPath), { recursive: true, mode: 0o700 });
      return fork(program, [socketPath], {
        execArgv: NODE_FLAGS,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
    };
    this.supervisor = new Supervisor(
      'Renderer',
      launch,
      () => this.#isAnswering(),
      () => this.#prepare(),
    );
    this.#control = new Pool('http://renderer', {
      socketPath,
      connections: CONTROL_CONNECTIONS,
      pipelining: 1,
    });
    this.connections = new Pool('http://renderer', {
      socketPath,
      connections: RENDERINGS_AT_ONCE,
      pipelining: 1,
      headersTimeout: RENDERING_TIMEOUT,
      bodyTimeout: RENDERING_TIMEOUT,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  }

  get pid(): number | undefined {
    return this.supervisor.pid;
  }

  get isReady(): boolean {
    return this.supervisor.downSince === undefined;
  }

  get inFlight(): number {
    return this.connections.stats.size;
  }

  async control(path: string, { body, timeout = CONTROL_TIMEOUT }: Control = {}): Promise<unknown> {
    const response = await this.#control.request({
      path,
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    return response.body.json();
  }

  async close(): Promise<void> {
    // The renderer has sent its last response, and its stores tolerate SIGKILL.
    await this.supervisor.close();
    await Promise.all([this.connections.destroy(), this.#control.destroy()]);
  }

  /**
   * Sends earlier invalidations to a renderer that has just started. Without them, the renderer
   * would treat data as fresh that was stored before the invalidations.
   */
  async #prepare(): Promise<void> {
    const ages = invalidatedTags.ages();
    if (ages.length > 0) await this.control(CONTROL_PATHS.invalidate, { body: { ages } });
  }

  /** A cleaner of the temporary folder may have removed the socket. */
  async #isAnswering(): Promise<boolean> {
    return (
      existsSync(this.socketPath) &&
      isResponsive(this.control(CONTROL_PATHS.health, { timeout: PROBE_TIMEOUT_MS }))
    );
  }
}

/**
 * Concurrent renderings of one route, per renderer. A route whose API call hangs does not block
 * other routes.
 */
const MAX_PER_ROUTE = RENDERINGS_AT_ONCE * 0.75;
/** Renderings of all routes that may wait. Further ones are refused with 503. */
const MAX_WAITING = 100;
const MAX_WAIT = 8000;
const PROBE_INTERVAL = 50;
/** Delay before a lost rendering is tried again. The exit of its renderer is reported by then. */
const RETRY_DELAY = 250;
const OUTAGE_AFTER_MS = 10_000;
/** A rendering that ended its renderer is remembered for this long. */
const REFUSED_MS = 60_000;
const MAX_CRASHED = 1000;

/** A GET request. `route` is its label in metrics and its name in the limit. */
interface RenderRequest {
  path: string;
  headers: Record<string, string>;
  route: string;
}

/** Manages the renderers. The number of concurrent renderings and the queue are bounded. */
export class RendererPool {
  readonly renderers: readonly RendererProcess[];
  readonly #admit: ReturnType<typeof createNamedLimit>;
  /**
   * Renderings whose renderer exited are retried one at a time, so that a second exit shows which
   * rendering causes it.
   */
  readonly #oneAtATime = createLimit(1);
  /**
   * Paths whose rendering made its renderer exit once or twice. Paths with one exit are rendered
   * one at a time; paths with two exits are refused.
   */
  readonly #crashed = new LRUCache<string, 'once' | 'twice'>({ max: MAX_CRASHED, ttl: REFUSED_MS });

  /**
   * `program` gets the path of a Unix socket as its argument. It sends an IPC message once it
   * serves HTTP on that socket.
   */
  constructor(count: number, program = RENDERER_FILE) {
    const folder = socketFolder();
    this.renderers = Array.from(
      { length: count },
      (_, index) => new RendererProcess(join(folder, `${index}.sock`), program),
    );
    this.#admit = createNamedLimit(count * RENDERINGS_AT_ONCE, count * MAX_PER_ROUTE, MAX_WAITING);
  }

  get restarts(): number {
    return this.renderers.reduce((sum, { supervisor: { restarts } }) => sum + restarts, 0);
  }

  /** The reason why no renderer has answered for ten seconds; otherwise undefined. */
  get outage(): string | undefined {
    const silentSince = this.renderers.map(({ supervisor }) => supervisor.silentSince ?? Infinity);
    if (performance.now() - Math.max(...silentSince) < OUTAGE_AFTER_MS) return undefined;
    return `no renderer: ${this.renderers.some(({ isReady }) => isReady) ? 'no answer' : this.renderers[0]?.supervisor.failure}`;
  }

  /** Resolves when each renderer has started or failed once, and at least one is ready. */
  async start(): Promise<void> {
    await Promise.all(this.renderers.map(({ supervisor }) => supervisor.start()));
    while (!this.renderers.some(({ isReady }) => isReady)) await wait(PROBE_INTERVAL);
  }

  async close(): Promise<void> {
    await Promise.all(this.renderers.map((renderer) => renderer.close()));
  }

  /**
   * Sends one request to a renderer and resolves with the whole response. A failed request is
   * retried once, unless the renderer took too long. Rejects with `BusyError` if no renderer can
   * take the request, else with the error of the last attempt.
   */
  async render(request: RenderRequest): Promise<CollectedResponse> {
    const deadline = AbortSignal.timeout(MAX_WAIT);
    try {
      this.#refuseCrashed(request);
      return await this.#admit(request.route, () => this.#sendFirst(request, deadline), deadline);
    } catch (error) {
      if (error instanceof BusyError) refusedRenderings.inc();
      throw error;
    }
  }

  /**
   * The responses of all renderers to a control path; null for a renderer that does not answer in
   * time.
   */
  control(path: string, options?: Control): Promise<unknown[]> {
    return Promise.all(
      this.renderers.map((renderer) => renderer.control(path, options).catch(() => null)),
    );
  }

  #refuseCrashed({ path }: RenderRequest): void {
    if (this.#crashed.get(path) === 'twice')
      throw new BusyError('ended its renderer twice within the last minute');
  }

  async #sendFirst(request: RenderRequest, deadline: AbortSignal): Promise<CollectedResponse> {
    // An earlier rendering of this path made its renderer exit, and no retry has succeeded yet.
    if (this.#crashed.has(request.path)) return this.#sendAlone(request, deadline);
    const renderer = await this.#leastBusy(deadline);
    return this.#send(renderer, request).catch((error: unknown) => {
      if (error instanceof errors.HeadersTimeoutError) throw error;
      if (isBroken(error)) this.#crashed.set(request.path, 'once');
      return this.#sendAlone(request, AbortSignal.timeout(MAX_WAIT));
    });
  }

  #sendAlone(request: RenderRequest, deadline: AbortSignal): Promise<CollectedResponse> {
    const { path, route, headers } = request;
    return this.#oneAtATime(async () => {
      this.#refuseCrashed(request);
      await wait(RETRY_DELAY);
      const response = await this.#send(await this.#leastBusy(deadline), request).catch(
        (error: unknown) => {
          if (isBroken(error)) {
            this.#crashed.set(path, 'twice');
            logger.error(
              { requestId: headers[REQUEST_ID], route },
              'A rendering ended its renderer twice: it is refused for a minute',
            );
          }
          throw error;
        },
      );
      this.#crashed.delete(path);
      return response;
    }, deadline);
  }

  /** The renderer with the fewest requests; waits for one that answers. */
  async #leastBusy(deadline: AbortSignal): Promise<RendererProcess> {
    for (;;) {
      const [best] = this.renderers
        .filter(({ isReady }) => isReady)
        .toSorted((a, b) => a.inFlight - b.inFlight);
      if (best) return best;
      if (deadline.aborted || this.outage !== undefined)
        throw new BusyError(this.outage ?? 'no renderer answers');
      await wait(PROBE_INTERVAL);
    }
  }

  async #send(
    renderer: RendererProcess,
    { path, headers }: RenderRequest,
  ): Promise<CollectedResponse> {
    const response = await renderer.connections.request({ method: 'GET', path, headers });
    ignoreErrors(response.body);
    return {
      status: response.statusCode,
      headers: joinHeaders(response.headers),
      body: Buffer.from(await response.body.arrayBuffer()),
    };
  }
}

/**
 * Whether the connection broke during the request. A connection that could not be opened says
 * nothing about the request.
 */
function isBroken(error: unknown): boolean {
  return (
    error instanceof errors.SocketError ||
    (error instanceof Error && 'code' in error && /^(?:ECONNRESET|EPIPE)$/.test(String(error.code)))
  );
}
