import { ServerResponse } from 'node:http';
import { joinHeaders, type CollectedResponse } from '../http/plain-response';

/**
 * Next writes to this response instead of `response`. It has no connection, so its status, headers
 * and body can still be changed. When the connection of `response` closes, Next stops.
 */
export class CollectingResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  /** The whole response. Rejects when the connection closes first. */
  readonly collected: Promise<CollectedResponse>;

  constructor(private readonly response: ServerResponse) {
    super(response.req);
    this.collected = new Promise((resolve, reject) => {
      this.once('finish', () =>
        resolve({
          status: this.statusCode,
          headers: joinHeaders(this.getHeaders()),
          body: Buffer.concat(this.#chunks),
        }),
      );
      response.once('close', () => {
        this.emit('close');
        reject(new Error('The connection was closed during the rendering'));
      });
    });
  }

  override flushHeaders(): void {
    // Headers can change until the end.
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(Buffer.from(chunk as string));
    return true;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.write(chunk);
    this.finished = true;
    this.emit('finish');
    return this;
  }

  override destroy(error?: Error): this {
    this.response.destroy(error);
    return this;
  }
}
