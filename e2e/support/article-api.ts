import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen, stopServer } from '../../testing/loopback';

/** A content API with one article, and files beside it; every list is empty. */
export class ArticleApi {
  readonly asked: string[] = [];
  readonly #server: Server = createServer((request, response) => this.#answer(request, response));
  url = '';

  constructor(
    private readonly article: Record<string, unknown>,
    private readonly files: Record<string, { type: string; body: string | Buffer }>,
  ) {}

  async start(): Promise<this> {
    this.url = await listen(this.#server);
    return this;
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }

  #answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
    this.asked.push(url);
    const json = (value: unknown): void =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(value));
    if (url === '/api/articles/edit/1')
      return json({ id: 1, slug: 'salon', name: 'Salon', ...this.article });
    if (url.startsWith('/api/')) return json([]);
    const file = this.files[url];
    if (!file) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': file.type, 'content-length': Buffer.byteLength(file.body) })
      .end(file.body);
  }
}
