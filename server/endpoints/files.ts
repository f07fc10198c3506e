import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import { MalformedError, MissingError } from '@/lib/api/transport';
import { addressGroup } from '@/lib/runtime/trust-proxy';
import { matchesEntityTag } from '@/lib/runtime/entity-tag';
import { environment } from '@/lib/runtime/env';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { downloadPath, maxFileBytes, openDownload } from '@/lib/media/open-download';
import { sendPlain } from '../front/plain-response';
import type { Exchange } from '../front/site';
import { visitorAddress } from '../front/visitor-address';
import { setTimeout as wait } from 'node:timers/promises';
import { BusyError } from '@/lib/runtime/limit';

export interface SlotLimits {
  most: number;
  /** A reader who takes nothing for this long is dropped as soon as another visitor needs the place; later the connection ends by itself. */
  stalled: number;
  /** Longest wait for a place. */
  maxWait: number;
}

/** Downloads at a time, each with a connection to the API of its own. */
const MAX_DOWNLOADS = 32;
const LOOK_EVERY = 250;
const MAX_WAITING = 200;

/** A download under way. */
interface Download {
  visitor: string;
  /** Since when a chunk waits for the reader to take it. */
  waitingSince?: number | undefined;
  /** Breaks it off. */
  end: () => void;
}

/**
 * Shares the connections for downloads among visitors. When all are taken, a place is made for who comes: first that of a reader who takes
 * nothing, then the oldest of a visitor who has two more than who comes. What is broken off can be resumed.
 */
export class DownloadSlots {
  /** The oldest first. */
  readonly #downloads = new Set<Download>();
  #waiting = 0;

  constructor(private readonly limits: SlotLimits = { most: MAX_DOWNLOADS, stalled: 3000, maxWait: 10_000 }) {}

  /** Waits for a place; `BusyError` when none comes free in time. To be given back with `release`. */
  async take(download: Download, signal: AbortSignal): Promise<void> {
    const { most, maxWait } = this.limits;
    const until = performance.now() + maxWait;
    while (this.#downloads.size >= most && !this.#makeRoom(download.visitor)) {
      if (this.#waiting >= MAX_WAITING || performance.now() > until) throw new BusyError(`${most} downloads are under way`);
      this.#waiting += 1;
      await wait(LOOK_EVERY, undefined, { signal }).finally(() => (this.#waiting -= 1));
    }
    this.#downloads.add(download);
  }

  release(download: Download): void {
    this.#downloads.delete(download);
  }

  #makeRoom(visitor: string): boolean {
    const all = [...this.#downloads];
    const now = performance.now();
    const held = (of: string): number => all.filter((download) => download.visitor === of).length;
    const stalled = all.find(({ waitingSince = now }) => now - waitingSince >= this.limits.stalled);
    const leaving = stalled ?? all.find((download) => held(download.visitor) > held(visitor) + 1);
    if (!leaving) return false;
    this.release(leaving);
    leaving.end();
    return true;
  }
}

const RETRY_AFTER_SECONDS = '10';

const slots = new DownloadSlots();

/** Answered by the front itself, as pictures are: a download needs no framework. */
export async function answerFile({ id, request, response }: Pick<Exchange, 'id' | 'request' | 'response'>): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = downloadPath(address);
  if (!path) return sendPlain(response, 404, 'Not Found');
  const gone = new AbortController();
  const { signal } = gone;
  const leave = (): void => gone.abort();
  response.once('close', leave);
  const download: Download = { visitor: addressGroup(visitorAddress(request, environment().TRUST_PROXY)), end: leave };
  try {
    await slots.take(download, signal);
    const { range } = request.headers;
    const ifRange = request.headers['if-range']?.toString();
    const { status, headers, body } = await openDownload(address, path, { range, ifRange, signal });
    const isKnown = status === 200 && matchesEntityTag(request.headers['if-none-match'], headers['etag'] || '\0');
    response.writeHead(isKnown ? 304 : status, headers);
    if (isKnown || request.method === 'HEAD') body.destroy();
    else await passOn(body, response, download, signal);
    response.end();
  } catch (error) {
    if (signal.aborted) return void response.destroy();
    if (error instanceof MissingError) return sendPlain(response, 404, 'Not Found');
    logger.error({ requestId: id, file: path, reason: errorMessage(error) }, 'File cannot be downloaded');
    if (response.headersSent) return void response.destroy();
    // Too large: it will be so the next time.
    if (error instanceof MalformedError) return sendPlain(response, 404, 'Not Found');
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    return sendPlain(response, 503, 'Service Unavailable');
  } finally {
    slots.release(download);
  }
}

/** Reads only as fast as the visitor takes it. A host may send more than it announced. */
async function passOn(body: AsyncIterable<Uint8Array>, response: ServerResponse, download: Download, signal: AbortSignal): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxFileBytes()) throw new Error(`over ${maxFileBytes()} bytes`);
    if (response.write(chunk)) continue;
    download.waitingSince = performance.now();
    await once(response, 'drain', { signal });
    download.waitingSince = undefined;
  }
}
