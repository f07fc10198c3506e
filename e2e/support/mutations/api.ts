import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import { mutationsOf } from '@/lib/testing/mutated';
import { routeOf, type Recorded } from './recorded';

/** A content API whose every answer is a valid one with something wrong; which, a number decides. */
export class MutatingApi {
  /** The payload served from now on: the same number always gives the same answers. */
  payload = 0;
  /** Answers given, and different ones among them. */
  served = 0;
  readonly #seen = new Set<string>();
  readonly #recorded: Recorded;
  readonly #server: Server;

  constructor(recorded: Recorded) {
    this.#recorded = recorded;
    this.#server = createServer((request, response) => {
      const body = this.answer(routeOf(request.url ?? '/'), this.payload);
      if (body === undefined) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      this.served += 1;
      this.#seen.add(`${this.payload} ${routeOf(request.url ?? '/')}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  }

  get distinct(): number {
    return this.#seen.size;
  }

  /** Whether a call of the payload served now was asked for. */
  wasAsked(route: string): boolean {
    return this.#seen.has(`${this.payload} ${route}`);
  }

  /** The JSON text of a call's answer in a payload; undefined for a call that is not of the contract. */
  answer(route: string, payload: number): string | undefined {
    if (!this.#recorded.has(route)) return undefined;
    const position = [...this.#recorded.keys()].indexOf(route);
    const [answer] = fc.sample(mutationsOf(this.#recorded.get(route)), { seed: payload * 64 + position, numRuns: 1 });
    return JSON.stringify(answer) ?? 'null';
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }
}
