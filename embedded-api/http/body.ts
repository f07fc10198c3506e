import type { IncomingMessage } from 'node:http';
import { HttpError } from './errors';

const mostBytes = 64 * 1024;

/** Reads a JSON body. Throws 413 above 64 kB, and 400 for invalid JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  // The rest of a large body is not read: the connection is closed after the response.
  const tooLarge = (): HttpError =>
    new HttpError(413, 'The body is larger than 64 KB.', undefined, { Connection: 'close' });
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.');
  }
}
