import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createAgent, MalformedError, MissingError } from '@/lib/api/transport';
import { addressGroup } from '@/lib/contact/address-group';
import { environment } from '@/lib/runtime/env';
import { errorMessage } from '@/lib/runtime/error-message';
import { logger } from '@/lib/runtime/logger';
import { downloadPath, openDownload } from '@/lib/media/files/open-download';
import { maxFileBytes } from '@/lib/media/files/file-size';
import { DownloadSlots, MAX_DOWNLOADS, type Slot } from './download-slots';
import { sendPlain } from '../front/plain-response';
import { visitorAddress } from '../front/visitor-address';

const SILENCE_TIMEOUT = 10_000;
const RETRY_AFTER_SECONDS = '10';

const slots = new DownloadSlots();
const agent = createAgent(MAX_DOWNLOADS, SILENCE_TIMEOUT);

/** Answered by the front itself, as pictures are: a download needs no framework. */
export async function answerFile(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = downloadPath(address);
  if (!path) return sendPlain(response, 404, 'Not Found');
  const visit = new Visit(response);
  let slot: Slot | undefined;
  try {
    const visitor = addressGroup(visitorAddress(request, environment().TRUST_PROXY));
    slot = await slots.take(visitor, () => visit.end(), visit.ended);
    const { range } = request.headers;
    const ifRange = request.headers['if-range']?.toString();
    const { status, headers, body } = await openDownload(address, path, { range, ifRange, dispatcher: agent, signal: visit.ended });
    response.writeHead(status, headers);
    if (request.method === 'HEAD') {
      body.destroy();
      response.end();
    } else await pipeline(visit.limited(body, slot, maxFileBytes()), response);
  } catch (error) {
    if (visit.isLeft) return void response.destroy();
    if (error instanceof MissingError) return sendPlain(response, 404, 'Not Found');
    logger.error({ requestId, file: path, reason: errorMessage(error) }, 'File cannot be downloaded');
    if (response.headersSent) return void response.destroy();
    // Too large: it will be so the next time.
    if (error instanceof MalformedError) return sendPlain(response, 404, 'Not Found');
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    return sendPlain(response, 503, 'Service Unavailable');
  } finally {
    if (slot) slots.release(slot);
  }
}

/** Tells a download that its visitor broke off from one that the host broke off: both end the response; the first to happen is the cause. */
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
  async *limited(chunks: AsyncIterable<Uint8Array>, slot: Slot, maxBytes: number): AsyncGenerator<Uint8Array> {
    let size = 0;
    try {
      for await (const chunk of chunks) {
        size += chunk.byteLength;
        if (size > maxBytes) throw new Error(`over ${maxBytes} bytes`);
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
