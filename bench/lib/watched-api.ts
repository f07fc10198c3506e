import { createServer, request, type Server } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';

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

  start(): Promise<string> {
    this.#server = createServer((incoming, outgoing) => {
      const { url = '', method = 'GET', headers } = incoming;
      if (url.startsWith('/api/'))
        this.calls.push({
          key: `${method} ${url} ${headers['accept-language'] ?? ''}`,
          at: performance.now(),
        });
      const onward = request(
        this.target + url,
        { method, headers: { ...headers, host: new URL(this.target).host } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.destroy());
      setTimeout(() => incoming.pipe(onward), this.delayMilliseconds);
    });
    return listen(this.#server);
  }

  stop(): Promise<void> {
    return stopServer(this.#server);
  }
}
