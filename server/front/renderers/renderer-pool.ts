import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ContentReport } from '@/lib/content-report/report';
import { BusyError, createNamedLimit } from '@/lib/runtime/limit';
import type { CollectedResponse } from '../../renderer/collect-response';
import { CONTROL_PATHS } from '../../renderer/protocol';
import { ignoreErrors } from '../connections';
import { flatHeaders } from '../plain-response';
import { RendererProcess, RENDERINGS_AT_ONCE, type Control } from './renderer-process';
import { refusedRenderings } from '../request-metrics';

/** Of these, renderings of one route: a route whose call of the API hangs leaves room for the others. */
const OF_ONE_ROUTE = RENDERINGS_AT_ONCE * 0.75;
/** Renderings that may wait for each renderer; more are refused with 503. */
const WAITING_FOR_EACH = 100;
/** A visitor waits no longer for a rendering to begin, in milliseconds. */
const LONGEST_WAIT = 8000;
const PROBE_INTERVAL = 50;
/** Between a rendering that was lost and the next try: the end of its renderer is known by then. */
const RETRY_DELAY = 250;
const REPORT_TIMEOUT = 5000;

/** A GET. `route` is its name in metrics. */
interface RenderRequest {
  path: string;
  headers: Record<string, string>;
  route: string;
}

/** The renderers behind the front, and the admission to them: a bounded number at a time, a bounded queue. */
export class RendererPool {
  readonly renderers: readonly RendererProcess[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'renderers-'));
  readonly #admit: ReturnType<typeof createNamedLimit>;

  constructor(count: number) {
    this.renderers = Array.from({ length: count }, (_, index) => new RendererProcess(join(this.#folder, `${index}.sock`)));
    this.#admit = createNamedLimit(count * RENDERINGS_AT_ONCE, count * OF_ONE_ROUTE, count * WAITING_FOR_EACH);
  }

  get restarts(): number {
    return this.renderers.reduce((sum, { restarts }) => sum + restarts, 0);
  }

  async start(): Promise<void> {
    await Promise.all(this.renderers.map((renderer) => renderer.start()));
  }

  async close(): Promise<void> {
    await Promise.all(this.renderers.map((renderer) => renderer.close()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** One request to a renderer, answered as a whole. A rendering that was lost with its renderer is asked for once more. Rejects with `BusyError` when too many wait, or none can begin in time. */
  async render(request: RenderRequest): Promise<CollectedResponse> {
    const deadline = AbortSignal.timeout(LONGEST_WAIT);
    try {
      return await this.#admit(request.route, () => this.#send(request, deadline).catch((lost: unknown) => this.#sendAgain(request, lost)), deadline);
    } catch (error) {
      if (error instanceof BusyError) refusedRenderings.inc();
      throw error;
    }
  }

  /** Asks every renderer for one of its control paths; null for one that does not answer in time. */
  control(path: string, options: Control): Promise<unknown[]> {
    return Promise.all(this.renderers.map((renderer) => renderer.control(path, options).catch(() => null)));
  }

  /** The content report, made by the first renderer; null while it is being made. */
  async contentReport(requestId: string): Promise<ContentReport | null> {
    const report = await this.renderers[0]?.control(CONTROL_PATHS.contentReport, { timeout: REPORT_TIMEOUT, requestId });
    return report as ContentReport | null;
  }

  async #sendAgain(request: RenderRequest, lost: unknown): Promise<CollectedResponse> {
    if (lost instanceof BusyError) throw lost;
    await wait(RETRY_DELAY);
    return this.#send(request, AbortSignal.timeout(LONGEST_WAIT));
  }

  /** The renderer with the fewest requests; waits for one that answers. */
  async #free(deadline: AbortSignal): Promise<RendererProcess> {
    for (;;) {
      const [best] = this.renderers.filter(({ isReady }) => isReady).toSorted((a, b) => a.inFlight - b.inFlight);
      if (best) return best;
      if (deadline.aborted) throw new BusyError('no renderer answers');
      await wait(PROBE_INTERVAL);
    }
  }

  async #send({ path, headers }: RenderRequest, deadline: AbortSignal): Promise<CollectedResponse> {
    const renderer = await this.#free(deadline);
    renderer.inFlight += 1;
    try {
      const response = await renderer.connections.request({ method: 'GET', path, headers });
      ignoreErrors(response.body);
      return { status: response.statusCode, headers: flatHeaders(response.headers), body: Buffer.from(await response.body.arrayBuffer()) };
    } finally {
      renderer.inFlight -= 1;
    }
  }
}
