import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

/** How a call can go wrong. */
export type Failure =
  'status 500' | 'status 404' | 'hang' | 'html' | 'truncated' | 'wrong envelope' | 'empty list';

/** Which calls fail: one path, paths that fit a pattern, or all. */
type Selection = string | RegExp;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'latin1');

/**
 * A second content API, written from the specification's call table alone, in the manner of a
 * Laravel back office.
 */
export class LaravelApi {
  readonly calls: RecordedCall[] = [];
  readonly #failing: { selection: Selection; failure: Failure }[] = [];
  readonly #held: { selection: Selection; released: Promise<void> }[] = [];
  /** Part of names. Changing it simulates an editor's change. */
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
    if (failure) return answerBadly(failure, path, response);
    if (request.method === 'POST')
      return path === '/api/contact'
        ? send(response, 201, 'application/json', '')
        : notFound(response);
    if (/\.png$/.test(path))
      return path.includes('missing') ? notFound(response) : send(response, 200, 'image/png', PNG);
    if (/\.pdf$/.test(path)) return send(response, 200, 'application/pdf', PDF);
    const language = (headers['accept-language'] ?? 'fr').slice(0, 2);
    const answer = contentAnswer({ path, query, language, mark: this.mark, origin: this.url });
    if (!answer) return notFound(response);
    // PHP's default media type is HTML.
    if (/^\/api\/(?:slide|articles|events)/.test(path))
      return send(response, 200, 'text/html; charset=UTF-8', written(answer.json));
    return json(response, 200, answer.json);
  }
}

function fits(selection: Selection, path: string): boolean {
  return typeof selection === 'string' ? selection === path : selection.test(path);
}

function answerBadly(failure: Failure, path: string, response: ServerResponse): void {
  switch (failure) {
    case 'status 500':
      return json(response, 500, { message: 'Server Error' });
    case 'status 404':
      return notFound(response);
    case 'html':
      return send(response, 200, 'text/html; charset=UTF-8', '<!doctype html><h1>Maintenance</h1>');
    case 'truncated':
      return send(response, 200, 'application/json', '[{"id":1,"name":"Coup');
    case 'wrong envelope':
      return json(response, 200, { status: 'error', message: 'Too Many Attempts.' });
    case 'empty list':
      return json(
        response,
        200,
        /^\/api\/(?:articles|pages|search)$/.test(path)
          ? { data: {}, pagination: { current_page: 1, last_page: '1' } }
          : {},
      );
    case 'hang':
      // Never answered: tests the caller's timeout.
      return;
  }
}

function notFound(response: ServerResponse): void {
  json(response, 404, { message: 'No query results for model.' });
}

function json(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', written(value));
}

function written(value: unknown): string {
  return JSON.stringify(value);
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response
    .writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) })
    .end(body);
}
