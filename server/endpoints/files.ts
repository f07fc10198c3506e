import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createAgent, MalformedError, MissingError } from '@/lib/api/transport';
import { addressGroup } from '@/lib/runtime/trust-proxy';
import { environment } from '@/lib/runtime/env';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { downloadPath, maxFileBytes, openDownload } from '@/lib/media/open-download';
import { sendPlain } from '../front/plain-response';
import { visitorAddress } from '../front/visitor-address';
import { setTimeout as wait } from 'node:timers/promises';
import { BusyError } from '@/lib/runtime/limit';

export interface SlotLimits {
  most: number;
  /** A reader who takes nothing for this long is dropped as soon as another visitor needs the place; later the connection ends by itself. */
  stalled: number;
  /** One this slow, in bytes a second, is dropped for another visitor once it has had `slowAfter` to do better. */
  slow: number;
  slowAfter: number;
  /** Longest wait for a place. */
  maxWait: number;
}

/** Downloads at a time, each with a connection to the API of its own. */
const MAX_DOWNLOADS = 32;
const LIMITS: SlotLimits = { most: MAX_DOWNLOADS, stalled: 3000, slow: 8 * 1024, slowAfter: 10_000, maxWait: 10_000 };
const LOOK_EVERY = 250;
const MAX_WAITING = 200;

/** A download under way. Its reader is told apart from the API: only the time in which a chunk waits to be taken counts. */
class Slot {
  readonly #startedAt = performance.now();
  #offeredAt: number | undefined;
  #bytes = 0;

  constructor(
    readonly visitor: string,
    /** Breaks the download off. */
    readonly end: () => void,
  ) {}

  /** A chunk waits for the reader. */
  offered(): void {
    this.#offeredAt = performance.now();
  }

  /** The reader has taken it. */
  taken(bytes: number): void {
    this.#offeredAt = undefined;
    this.#bytes += bytes;
  }

  /** Milliseconds for which the reader has taken nothing. */
  get stalled(): number {
    return this.#offeredAt === undefined ? 0 : performance.now() - this.#offeredAt;
  }

  get age(): number {
    return performance.now() - this.#startedAt;
  }

  /** Bytes a second. */
  get rate(): number {
    return (this.#bytes * 1000) / Math.max(1, this.age);
  }
}

/**
 * Shares the connections for downloads among visitors. When all are taken, a place is made for who comes: first that of a reader who takes
 * nothing, then one of a visitor who has two more than who comes, then that of a very slow one. What is broken off can be resumed.
 */
export class DownloadSlots {
  readonly #slots = new Set<Slot>();
  readonly #limits: SlotLimits;
  #waiting = 0;

  constructor(limits: Partial<SlotLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Waits for a place; `BusyError` when none comes free in time. To be given back with `release`. */
  async take(visitor: string, end: () => void, signal: AbortSignal): Promise<Slot> {
    const until = performance.now() + this.#limits.maxWait;
    while (!this.#hasRoom(visitor)) {
      if (this.#waiting >= MAX_WAITING || performance.now() > until) throw new BusyError(`${this.#limits.most} downloads are under way`);
      this.#waiting += 1;
      await wait(LOOK_EVERY, undefined, { signal }).finally(() => (this.#waiting -= 1));
    }
    const slot = new Slot(visitor, end);
    this.#slots.add(slot);
    return slot;
  }

  release(slot: Slot): void {
    this.#slots.delete(slot);
  }

  #hasRoom(visitor: string): boolean {
    if (this.#slots.size < this.#limits.most) return true;
    const leaving = this.#leaving(visitor);
    if (!leaving) return false;
    this.release(leaving);
    leaving.end();
    return true;
  }

  #leaving(visitor: string): Slot | undefined {
    const { stalled, slow, slowAfter } = this.#limits;
    const all = [...this.#slots];
    const stuck = all.filter((slot) => slot.stalled >= stalled).toSorted((one, other) => other.stalled - one.stalled);
    if (stuck[0]) return stuck[0];
    const held = (of: string): number => all.filter((slot) => slot.visitor === of).length;
    const most = Math.max(...all.map((slot) => held(slot.visitor)));
    const slowest = all.toSorted((one, other) => one.rate - other.rate);
    if (most > held(visitor) + 1) return slowest.find((slot) => held(slot.visitor) === most);
    return slowest.find((slot) => slot.age >= slowAfter && slot.rate < slow);
  }
}

const SILENCE_TIMEOUT = 10_000;
const RETRY_AFTER_SECONDS = '10';

const slots = new DownloadSlots();
const agent = createAgent(MAX_DOWNLOADS, SILENCE_TIMEOUT);

/** Answered by the front itself, as pictures are: a download needs no framework. */
export async function answerFile(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = downloadPath(address);
  if (!path) return sendPlain(response, 404, 'Not Found');
  const gone = new AbortController();
  const { signal } = gone;
  const leave = (): void => gone.abort();
  response.once('close', leave);
  let slot: Slot | undefined;
  // What breaks off also ends the response: the first to happen is the cause.
  let isBrokenByHost = false;
  const onBroken = (): void => void (isBrokenByHost = !signal.aborted);
  try {
    slot = await slots.take(addressGroup(visitorAddress(request, environment().TRUST_PROXY)), leave, signal);
    const { range } = request.headers;
    const ifRange = request.headers['if-range']?.toString();
    const { status, headers, body } = await openDownload(address, path, { range, ifRange, dispatcher: agent, signal });
    response.writeHead(status, headers);
    if (request.method === 'HEAD') {
      body.destroy();
      response.end();
    } else await pipeline(readBy(slot, body, onBroken), response);
  } catch (error) {
    if (signal.aborted && !isBrokenByHost) return void response.destroy();
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

/** Read only as fast as the visitor takes it. A host may send more than it announced. */
async function* readBy(slot: Slot, chunks: AsyncIterable<Uint8Array>, onBroken: () => void): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      if (size > maxFileBytes()) throw new Error(`over ${maxFileBytes()} bytes`);
      slot.offered();
      yield chunk;
      slot.taken(chunk.byteLength);
    }
  } catch (error) {
    onBroken();
    throw error;
  }
}
