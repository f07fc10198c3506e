import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createAgent, MalformedError, MissingError } from '@/lib/api/transport';
import { addressGroup } from '@/lib/contact/address-group';
import { errorMessage } from '@/lib/runtime/error-message';
import { environment } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { attachment, downloadOf, isKnownKind, type Download } from '@/lib/media/download';
import { isNamedFile } from '@/lib/media/file-address';
import { maxFileBytes } from '@/lib/media/file-size';
import { openRemote } from '@/lib/media/remote-file';
import { remotePath } from '@/lib/media/remote-path';
import { DownloadSlots, MAX_DOWNLOADS, type Slot } from './download-slots';
import { sendPlain } from '../front/plain-response';
import { visitorAddress } from '../front/visitor-address';

const SILENCE_TIMEOUT = 10_000;
const RETRY_AFTER_SECONDS = '10';

const slots = new DownloadSlots();
const agent = createAgent(MAX_DOWNLOADS, SILENCE_TIMEOUT);

/**
 * Downloads from the API's host on our own origin: `/files/{path on the API’s host}?q={its own query}`, signed where `fileAddress` says so.
 * Always saved, never shown. Answered by the front itself, as pictures are: what flows through needs no framework.
 */
export async function answerFile(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = remotePath(address.pathname, '/files');
  const isNamed = isNamedFile(address);
  if (!path || !(isNamed || isKnownKind(path))) return sendPlain(response, 404, 'Not Found');
  const visit = new Visit(response);
  let slot: Slot | undefined;
  try {
    const visitor = addressGroup(visitorAddress(request, environment().TRUST_PROXY));
    slot = await slots.take(visitor, () => visit.end(), visit.ended);
    const file = { path, query: address.searchParams.get('q') };
    const maxBytes = maxFileBytes();
    const { statusCode, headers, body } = await openRemote(file, {
      headers: headersFor(request.headers),
      maxBytes,
      dispatcher: agent,
      signal: visit.ended,
      credentials: isNamed ? 'include' : 'omit',
    });
    response.writeHead(statusCode, headOf(downloadOf(path), headers));
    if (request.method === 'HEAD') {
      body.destroy();
      response.end();
    } else await pipeline(visit.limited(body, slot, maxBytes), response);
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

/** One part at most is asked for, as browsers do that resume. A range is counted in the file's own bytes. */
function headersFor({ range, 'if-range': ifRange }: IncomingHttpHeaders): Record<string, string> {
  const isOnePart = range !== undefined && /^bytes=(?:\d+-\d*|-\d+)$/.test(range);
  return {
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(isOnePart && { range, ...(typeof ifRange === 'string' && { 'if-range': ifRange }) }),
  };
}

/** What is the host's to say of a file; its type and name are not. */
const PASSED_ON = ['content-length', 'content-encoding', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

function headOf({ name, type }: Download, headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const given = PASSED_ON.flatMap((field) => (typeof headers[field] === 'string' ? [[field, headers[field]]] : []));
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    'content-type': type,
    'content-disposition': attachment(name),
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=300',
  };
}

/** Tells a download that its visitor cancelled from one that a fault of the host ended: the first of the two counts. */
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
