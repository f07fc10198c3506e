import type { IncomingMessage } from 'node:http';

/** Largest body accepted. */
const MAX_BODY_BYTES = 16 * 1024;

/** Reads a request's body up to one byte above the limit, so that the caller can detect an excess. */
export async function readRequestBody({ request }: { request: IncomingMessage }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Stopping must not destroy the connection, on which the response is still to be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_BODY_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES + 1);
}
