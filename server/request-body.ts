import type { IncomingMessage } from 'node:http';

/** The body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Reads a request's body up to a number of bytes. Throws `BodyTooLargeError`. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError(`body over ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
