import { createServer, type Server } from 'node:http';
import fc from 'fast-check';
import { listen, stopServer } from '@/testing/loopback';
import { mutationsOf } from '@/testing/properties/mutated';
import { routeOf, type Recorded } from './recorded';

/** A content API whose answers are valid ones with mutations, determined by a number. */
export class MutatingApi {
  /** The payload served from now on: the same number always gives the same answers. */
  payload = 0;
  readonly #seen = new Set<string>();
  readonly #mutations: ReadonlyMap<string, fc.Arbitrary<unknown>>;
  readonly #server: Server;

  constructor(recorded: Recorded) {
    this.#mutations = new Map([...recorded].map(([route, answer]) => [route, mutationsOf(answer)]));
    this.#server = createServer((request, response) => {
      const body = this.answer(routeOf(request.url ?? '/'), this.payload);
      if (body === undefined) {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
        return;
      }
      this.#seen.add(`${this.payload} ${routeOf(request.url ?? '/')}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  }

  /** Different answers given so far. */
  get distinct(): number {
    return this.#seen.size;
  }

  /** Whether a call of the payload served now was asked for. */
  wasAsked(route: string): boolean {
    return this.#seen.has(`${this.payload} ${route}`);
  }

  /**
   * The JSON text of a call's answer in a payload; undefined for a call that is not of the
   * contract.
   */
  answer(route: string, payload: number): string | undefined {
    const mutations = this.#mutations.get(route);
    if (!mutations) return undefined;
    const position = [...this.#mutations.keys()].indexOf(route);
    const [answer] = fc.sample(mutations, { seed: payload * 64 + position, numRuns: 1 });
    return JSON.stringify(answer) ?? 'null';
  }

  start(): Promise<string> {
    return listen(this.#server);
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }
}
