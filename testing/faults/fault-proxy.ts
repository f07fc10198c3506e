import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { listen, stopServer } from '../loopback';
import { FAULTS, type Fault, type FaultName } from './faults';
import { isJson, send, type Passed } from './passed';

/** Texts of the content that an editor's change is seen in: one on every screen. */
const EDITED = /Atlas|Ouest|exportateurs/g;

/**
 * A proxy in front of a content API that corrupts its answers, over real sockets. The fault can be
 * changed at any time.
 */
export class FaultProxy {
  /** Appended to the texts an editor changes; empty: the content as it is. */
  revision = '';
  #fault: Fault | null = null;
  readonly #server: Server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    );
  });
  #port = 0;

  constructor(private readonly api: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<this> {
    this.#port = Number(new URL(await listen(this.#server, this.#port)).port);
    return this;
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }

  /** From now on every call has this fault; null: none. */
  async set(name: FaultName | null): Promise<void> {
    this.#fault = name === null ? null : FAULTS[name];
    if (this.#fault?.isRefused) return this.stop();
    if (!this.#server.listening) await this.start();
    // Calls that still hang would never be answered: their connections end with the fault.
    if (!this.#fault) this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const fault = this.#fault;
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const pass = (): Promise<Passed> => this.#pass(request, body);
    if (fault?.answer) return fault.answer({ path, response, pass });
    send(response, await pass());
  }

  async #pass(request: IncomingMessage, body: Buffer): Promise<Passed> {
    const passed = await forward(this.api, request, body);
    if (this.revision === '' || !isJson(passed)) return passed;
    return {
      ...passed,
      body: Buffer.from(passed.body.toString('utf8').replace(EDITED, `$& ${this.revision}`)),
    };
  }
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function forward(
  api: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Passed> {
  const { hostname, port } = new URL(api);
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { hostname, port, path: url, method, headers: { ...headers, host: `${hostname}:${port}` } },
      (answer) => {
        readAll(answer).then(
          (whole) =>
            resolve({
              status: answer.statusCode ?? 502,
              type: answer.headers['content-type'] ?? '',
              body: whole,
            }),
          reject,
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
