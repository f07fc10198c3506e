import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { faultOf, json, JSON_TYPE, send, type FaultName, type Passed } from '../faults/faults';
import { listen, stopServer } from '../loopback';
import { contentAnswer } from './laravel-content';

/** A call the site made. */
export interface RecordedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: string;
}

/** How a call can go wrong: a fault, or a call that is answered and has nothing. */
type Failure = FaultName | 'status 404' | 'empty list';

/** Which calls fail: one path, paths that fit a pattern, or all. */
type Selection = string | RegExp;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const NOTHING = Buffer.alloc(0);
const NOT_FOUND = json(404, { message: 'No query results for model.' });
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'latin1');

/**
 * A second content API, written from the specification's call table alone, in the manner of a
 * Laravel back office.
 */
export class LaravelApi {
  readonly calls: RecordedCall[] = [];
  /** Answers of some paths, in place of its own. */
  readonly given = new Map<string, Passed>();
  readonly #failing: { selection: Selection; failure: Failure }[] = [];
  readonly #held: { selection: Selection; released: Promise<void> }[] = [];
  /** Part of names on every screen. Changing it simulates an editor's change. */
  mark: string;
  readonly #server: Server = createServer(
    (request, response) => void this.#answer(request, response),
  );
  #port = 0;

  constructor(mark = 'Atlas') {
    this.mark = mark;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens, the second time on the same port as the first. */
  async start(): Promise<this> {
    this.#port = Number(new URL(await listen(this.#server, this.#port)).port);
    return this;
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }

  fail(selection: Selection, failure: Failure): void {
    this.#failing.unshift({ selection, failure });
  }

  /** Such calls are received, and answered only once the returned function is called. */
  hold(selection: Selection): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = { selection, released };
    this.#held.push(held);
    return () => {
      this.#held.splice(this.#held.indexOf(held), 1);
      release();
    };
  }

  mend(): void {
    this.#failing.length = 0;
  }

  /** From now on every call has this fault; null: none. */
  async set(name: FaultName | null): Promise<void> {
    this.mend();
    if (name === 'refused') return this.stop();
    if (name !== null) this.fail(/./, name);
    if (!this.#server.listening) await this.start();
    // Calls that still hang would never be answered: their connections end with the fault.
    if (name === null) this.#server.closeAllConnections();
  }

  /** Calls to one path, or to paths that fit a pattern. */
  callsTo(selection: Selection): RecordedCall[] {
    return this.calls.filter(({ path }) => fits(selection, path));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', this.url);
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    this.calls.push({
      method: request.method ?? '',
      path,
      query,
      headers,
      body: Buffer.concat(chunks).toString('utf8'),
    });
    await this.#held.find(({ selection }) => fits(selection, path))?.released;
    const failure = this.#failing.find(({ selection }) => fits(selection, path))?.failure;
    const pass = (): Passed => this.#good(request.method ?? '', path, query, headers);
    if (failure === undefined) return send(response, pass());
    if (failure === 'status 404') return send(response, NOT_FOUND);
    if (failure === 'empty list') return send(response, emptyList(path));
    await faultOf(failure).answer?.({ path, response, pass });
  }

  #good(
    method: string,
    path: string,
    query: URLSearchParams,
    headers: RecordedCall['headers'],
  ): Passed {
    const given = this.given.get(path);
    if (given) return given;
    if (method === 'POST')
      return path === '/api/contact' ? { status: 201, type: JSON_TYPE, body: NOTHING } : NOT_FOUND;
    if (path.endsWith('.png'))
      return path.includes('missing') ? NOT_FOUND : { status: 200, type: 'image/png', body: PNG };
    if (path.endsWith('.pdf')) return { status: 200, type: 'application/pdf', body: PDF };
    const language = (headers['accept-language'] ?? 'fr').slice(0, 2);
    const answer = contentAnswer({ path, query, language, mark: this.mark, origin: this.url });
    if (!answer) return NOT_FOUND;
    // PHP's default media type is HTML.
    const isUndeclared = /^\/api\/(?:slide|articles|events)/.test(path);
    return json(200, answer.json, isUndeclared ? 'text/html; charset=UTF-8' : JSON_TYPE);
  }
}

function fits(selection: Selection, path: string): boolean {
  return typeof selection === 'string' ? selection === path : selection.test(path);
}

function emptyList(path: string): Passed {
  const isPaged = /^\/api\/(?:articles|pages|search)$/.test(path);
  return json(200, isPaged ? { data: {}, pagination: { current_page: 1, last_page: '1' } } : {});
}
