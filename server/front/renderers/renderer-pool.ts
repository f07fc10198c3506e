import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentReport } from '@/lib/content-report/report';
import { BusyError, createLimit, type Limit } from '@/lib/runtime/limit';
import { CONTROL_PATHS, REQUEST_ID } from '../../renderer/protocol';
import { ignoreErrors } from '../connections';
import { MESSAGES_AT_ONCE, RendererProcess, RENDERINGS_AT_ONCE, type RendererOptions } from './renderer-process';
import { refusedRenderings } from '../request-metrics';

/** Of these, renderings of one route: a route whose call of the API hangs leaves room for the others. */
const OF_ONE_ROUTE = RENDERINGS_AT_ONCE * 0.75;
/** Messages that may wait besides those under way. */
const MESSAGES_WAITING = 100;
/** Renderings that may wait for each renderer; more are refused with 503. */
const WAITING_FOR_EACH = 100;
/** A visitor waits no longer for a rendering to begin, in milliseconds. */
const LONGEST_WAIT = 8000;
const PROBE_INTERVAL = 50;
/** Looks for another renderer before one that has just failed is asked again. */
const FAILED_ATTEMPTS = 4;
const REPORT_TIMEOUT = 5000;

/** A whole answer of a renderer. */
export interface RenderResult {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface RenderRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: Buffer | undefined;
  /** Its name in metrics. */
  route: string;
  /**
   * A message to be passed on, and for how many milliseconds at most. The first renderer does it: what it remembers in memory concerns all of them.
   */
  messageTimeout?: number | undefined;
}

/** The renderers behind the front, and the admission to them: a bounded number at a time, a bounded queue. */
export class RendererPool {
  readonly #folder = mkdtempSync(join(tmpdir(), 'renderers-'));
  readonly #renderers: RendererProcess[];
  readonly #admit: Limit;
  readonly #admitMessage = createLimit(MESSAGES_AT_ONCE, MESSAGES_WAITING);
  readonly #routes = new Map<string, Limit>();

  constructor(count: number, options: Omit<RendererOptions, 'socketPath'>) {
    this.#renderers = Array.from(
      { length: count },
      (_, index) => new RendererProcess({ ...options, socketPath: join(this.#folder, `${index}.sock`) }),
    );
    this.#admit = createLimit(count * RENDERINGS_AT_ONCE, count * WAITING_FOR_EACH);
  }

  get renderers(): readonly RendererProcess[] {
    return this.#renderers;
  }

  get restarts(): number {
    return this.#renderers.reduce((sum, { restarts }) => sum + restarts, 0);
  }

  async start(): Promise<void> {
    await Promise.all(this.#renderers.map((renderer) => renderer.start()));
  }

  async close(): Promise<void> {
    await Promise.all(this.#renderers.map((renderer) => renderer.close()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** One request to a renderer, answered as a whole. A rendering that was lost with its renderer is asked for once more. Rejects with `BusyError` when too many wait, or none can begin in time. */
  async render(request: RenderRequest): Promise<RenderResult> {
    const deadline = AbortSignal.timeout(LONGEST_WAIT);
    const admitted = this.#admitted(request, deadline, async () => {
      const renderer = await this.#free(request, deadline);
      try {
        return await this.#send(renderer, request);
      } catch (error) {
        if (request.method === 'POST') throw error;
        return this.#send(await this.#free(request, AbortSignal.timeout(LONGEST_WAIT), renderer), request);
      }
    });
    return admitted.catch((error: unknown) => {
      if (error instanceof BusyError) refusedRenderings.inc();
      throw error;
    });
  }

  #admitted<T>({ route, messageTimeout }: RenderRequest, deadline: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (messageTimeout !== undefined) return this.#admitMessage(work, deadline);
    const count = this.#renderers.length;
    const ofRoute = this.#routes.get(route) ?? createLimit(count * OF_ONE_ROUTE, count * WAITING_FOR_EACH);
    this.#routes.set(route, ofRoute);
    return ofRoute(() => this.#admit(work, deadline), deadline);
  }

  /** Asks every renderer for one of its control paths; null for one that does not answer in time. `body` is sent as JSON. */
  control(path: string, { body, timeout }: { body?: unknown; timeout: number }): Promise<unknown[]> {
    return Promise.all(this.#renderers.map((renderer) => this.#control(renderer, path, { body, timeout }).catch(() => null)));
  }

  /** The content report, made by the first renderer; null while it is being made. */
  async contentReport(requestId: string): Promise<ContentReport | null> {
    const [first] = this.#renderers;
    if (!first) throw new Error('no renderer');
    return (await this.#control(first, CONTROL_PATHS.contentReport, { timeout: REPORT_TIMEOUT, requestId })) as ContentReport | null;
  }

  async #control(renderer: RendererProcess, path: string, { body, timeout, requestId = '' }: ControlOptions): Promise<unknown> {
    const response = await renderer.connections.request({
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { [REQUEST_ID]: requestId },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    });
    return response.body.json();
  }

  /** The renderer with the fewest requests; waits for one that answers. One that has just failed is given time to be replaced. */
  async #free({ messageTimeout }: RenderRequest, deadline: AbortSignal, failed?: RendererProcess): Promise<RendererProcess> {
    for (let attempts = 0; ; attempts += 1) {
      const able = (messageTimeout === undefined ? this.#renderers : this.#renderers.slice(0, 1)).filter(
        (each) => each.isReady && (each !== failed || attempts > FAILED_ATTEMPTS),
      );
      const [best] = able.toSorted((a, b) => a.inFlight - b.inFlight);
      if (best) return best;
      if (deadline.aborted) throw new BusyError('no renderer answers');
      await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL));
    }
  }

  async #send(renderer: RendererProcess, { method = 'GET', path, headers, body, messageTimeout }: RenderRequest): Promise<RenderResult> {
    const renderings = messageTimeout === undefined ? 1 : 0;
    renderer.inFlight += renderings;
    try {
      const timeout = messageTimeout !== undefined && { headersTimeout: messageTimeout };
      const response = await renderer.connections.request({ method, path, headers, ...(body && { body }), ...timeout });
      ignoreErrors(response.body);
      const given = Object.entries(response.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : String(value)]);
      return {
        status: response.statusCode,
        headers: Object.fromEntries(given) as Record<string, string>,
        body: Buffer.from(await response.body.arrayBuffer()),
      };
    } finally {
      renderer.inFlight -= renderings;
    }
  }
}

interface ControlOptions {
  body?: unknown;
  /** Milliseconds. */
  timeout: number;
  requestId?: string;
}
