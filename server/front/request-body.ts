import type { IncomingMessage } from 'node:http';

/** The body is larger than allowed. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Reads a request's body, and no more of it than so many bytes. */
export async function readAtMost(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Who stops reading still has an answer to send: the connection must not go with the rest of the body.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= limit) break;
  }
  return Buffer.concat(chunks).subarray(0, limit);
}

/** Reads a request's body up to a number of bytes. Throws `BodyTooLargeError`. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const body = await readAtMost(request, limit + 1);
  if (body.length > limit) throw new BodyTooLargeError(`body over ${limit} bytes`);
  return body;
}
