import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createAgent, MissingError } from '@/lib/api/transport';
import { logger } from '@/lib/runtime/logger';
import { attachment, downloadOf, type Download } from '@/lib/media/download';
import { openRemote } from '@/lib/media/remote-file';
import { remotePath } from '@/lib/media/remote-path';
import { sendPlain } from '../front/plain-response';

const MAX_FILE_BYTES = 50 * 1024 * 1024;
const SILENCE_TIMEOUT = 10_000;
const WHOLE_TIMEOUT = 10 * 60 * 1000;
const MAX_SOCKETS = 16;
const RETRY_AFTER_SECONDS = '10';

const agent = createAgent(MAX_SOCKETS, SILENCE_TIMEOUT);

/**
 * Downloads from the API's host on our own origin: `/files/{path on the API’s host}?q={its own query}`. Always saved, never shown. Answered by the
 * front itself, as pictures are: what flows through needs no framework.
 */
export async function answerFile(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const path = remotePath(pathname, '/files');
  const download = path && downloadOf(path);
  if (!download) return sendPlain(response, 404, 'Not Found');
  const visit = new Visit(response);
  try {
    const signal = AbortSignal.any([visit.ended, AbortSignal.timeout(WHOLE_TIMEOUT)]);
    const file = { path, query: searchParams.get('q') };
    const { headers, body } = await openRemote(file, { accept: '*/*', maxBytes: MAX_FILE_BYTES, dispatcher: agent, signal });
    response.writeHead(200, headOf(download, headers));
    if (request.method === 'HEAD') {
      body.destroy();
      response.end();
    } else await pipeline(visit.limited(body), response);
  } catch (error) {
    if (visit.isLeft) return;
    if (error instanceof MissingError) return sendPlain(response, 404, 'Not Found');
    logger.error({ requestId, file: path, reason: error instanceof Error ? error.message : String(error) }, 'File cannot be downloaded');
    if (response.headersSent) return void response.destroy();
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    return sendPlain(response, 503, 'Service Unavailable');
  }
}

function headOf(download: Download, { 'content-length': length, 'content-encoding': encoding }: Record<string, string | string[] | undefined>) {
  return {
    'content-type': download.type,
    'content-disposition': attachment(download.name),
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
    ...(typeof length === 'string' && !encoding && { 'content-length': length }),
  };
}

/** Whoever breaks a download off knows it. But a fault of the host ends the answer too, and is no visitor's doing: it counts who was first. */
class Visit {
  readonly #gone = new AbortController();
  #isHostsFault = false;

  constructor(response: ServerResponse) {
    response.once('close', () => this.#gone.abort());
  }

  get ended(): AbortSignal {
    return this.#gone.signal;
  }

  get isLeft(): boolean {
    return this.#gone.signal.aborted && !this.#isHostsFault;
  }

  /** Read only as fast as the visitor takes it. A host may send more than it announced. */
  async *limited(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    try {
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > MAX_FILE_BYTES) throw new Error(`over ${MAX_FILE_BYTES} bytes`);
        yield chunk;
      }
    } catch (error) {
      this.#isHostsFault = !this.#gone.signal.aborted;
      throw error;
    }
  }
}
