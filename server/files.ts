import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createAgent, MissingError } from '@/lib/api/transport';
import { addressGroup } from '@/lib/contact/address-group';
import { environment } from '@/lib/env';
import { logger } from '@/lib/logger';
import { attachment, downloadOf, type Download } from '@/lib/media/download';
import { isNamedFile } from '@/lib/media/file-address';
import { openRemote } from '@/lib/media/remote-file';
import { remotePath } from '@/lib/media/remote-path';
import { DownloadSlots, MAX_DOWNLOADS, type Slot } from './download-slots';
import { sendPlain } from './plain-answer';
import { visitorAddress } from './visitor-address';

export const FILES_PATH = '/files/';

const MAX_FILE_BYTES = 50 * 1024 * 1024;
const SILENCE_TIMEOUT = 10_000;
const RETRY_AFTER_SECONDS = '10';

const slots = new DownloadSlots();
const agent = createAgent(MAX_DOWNLOADS, SILENCE_TIMEOUT);

/**
 * Downloads from the API's host on our own origin: `/files/{path on the API’s host}?q={its own query}`, with a signature where the API wants a
 * password. Always saved, never shown. Answered by the front itself, as pictures are: what flows through needs no framework.
 */
export async function answerFile(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = remotePath(address.pathname, '/files');
  const download = path && downloadOf(path);
  if (!download) return sendPlain(response, 404, 'Not Found');
  const visit = new Visit(response);
  let slot: Slot | undefined;
  try {
    const visitor = addressGroup(visitorAddress(request, environment().TRUST_PROXY));
    slot = await slots.take(visitor, () => visit.end(), visit.ended);
    const file = { path, query: address.searchParams.get('q') };
    const credentials = isNamedFile(address) ? 'include' : 'omit';
    const options = { accept: '*/*', maxBytes: MAX_FILE_BYTES, dispatcher: agent, signal: visit.ended, credentials } as const;
    const { headers, body } = await openRemote(file, options);
    response.writeHead(200, headOf(download, headers));
    if (request.method === 'HEAD') {
      body.destroy();
      response.end();
    } else await pipeline(visit.limited(body, slot), response);
  } catch (error) {
    if (visit.isLeft) return void response.destroy();
    if (error instanceof MissingError) return sendPlain(response, 404, 'Not Found');
    logger.error({ requestId, file: path, reason: error instanceof Error ? error.message : String(error) }, 'File cannot be downloaded');
    if (response.headersSent) return void response.destroy();
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    return sendPlain(response, 503, 'Service Unavailable');
  } finally {
    if (slot) slots.release(slot);
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

  /** Ends it as if its visitor had left. */
  end(): void {
    this.#gone.abort();
  }

  get ended(): AbortSignal {
    return this.#gone.signal;
  }

  get isLeft(): boolean {
    return this.#gone.signal.aborted && !this.#isHostsFault;
  }

  /** Read only as fast as the visitor takes it. A host may send more than it announced. */
  async *limited(chunks: AsyncIterable<Uint8Array>, slot: Slot): AsyncGenerator<Uint8Array> {
    let size = 0;
    try {
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > MAX_FILE_BYTES) throw new Error(`over ${MAX_FILE_BYTES} bytes`);
        slot.offered();
        yield chunk;
        slot.taken(chunk.byteLength);
      }
    } catch (error) {
      this.#isHostsFault = !this.#gone.signal.aborted;
      throw error;
    }
  }
}
