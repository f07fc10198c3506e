import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  /** Identity of a call: address and language. */
  key: string;
  at: number;
}

/** A content API behind a proxy that counts calls and may delay answers. */
export class WatchedApi {
  readonly calls: Seen[] = [];
  delayMilliseconds = 0;
  #server: Server | undefined;

  constructor(private readonly target: string) {}

  async start(): Promise<string> {
    const server = createServer((incoming, outgoing) => {
      const { url = '', method = 'GET', headers } = incoming;
      if (url.startsWith('/api/')) this.calls.push({ key: `${method} ${url} ${headers['accept-language'] ?? ''}`, at: performance.now() });
      const onward = request(this.target + url, { method, headers: { ...headers, host: new URL(this.target).host } }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      setTimeout(() => incoming.pipe(onward), this.delayMilliseconds);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }
}
