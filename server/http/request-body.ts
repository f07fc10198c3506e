import type { IncomingMessage } from 'node:http';

/** No answer takes a larger body. */
const MAX_BODY_BYTES = 16 * 1024;

/** Reads a request's body, and one byte more than it may have, so that the caller sees what is too much. */
export async function readRequestBody({ request }: { request: IncomingMessage }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Who stops reading still has an answer to send: the connection must not go with the rest of the body.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES + 1);
}
