import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding, type Encoding } from './accepted-encoding';
import { withId, writeHeadAgain } from './repeated-head';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const expandBrotli = promisify(brotliDecompress);
const beingGzipped = new WeakMap<Compressed, Promise<Buffer>>();
/** The pages last asked for without compression. */
const lastExpanded = new LRUCache<Compressed, Promise<Buffer>>({ max: 8 });
/** Heads by the headers they are made of: names and values in turn, the form that costs least to write. */
const heads = new WeakMap<Record<string, string>, Map<string, readonly string[]>>();
/** Shorter bodies are sent as they are. */
const SHORT_BYTES = 512;
/** With a smaller window the library works in another way, which compresses less. */
const LEAST_WINDOW = 17;

interface Sealed {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** What the page's scripts need to take it over: fetched by them, under an address of its own (server/hydration-data). */
  hydration?: FinishedPage & { version: string };
}

interface Compressed {
  br: Buffer;
  /** Made when the first visitor asks for it: nearly every browser takes the other. */
  gzip?: Buffer;
}

/** A whole answer, ready to be sent any number of times: as it is, or compressed. Never both, so that memory holds more of them. */
export type FinishedPage = Sealed & ({ identity: Buffer; compressed: undefined } | { identity: undefined; compressed: Compressed });

/**
 * Compresses and seals a page. Each compressed form is made once: the one nearly all visitors take here, the others when they are asked for.
 * `packed` is the body in Brotli where the build has made that already.
 */
export async function finishPage(status: number, headers: Record<string, string>, body: Buffer, packed?: Buffer): Promise<FinishedPage> {
  if (body.length < SHORT_BYTES) return finishBinary(status, headers, body);
  return { ...seal(status, headers, body), identity: undefined, compressed: { br: exact(packed ?? (await pack(body))) } };
}

function pack(body: Buffer): Promise<Buffer> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  });
}

/**
 * How far back the compression looks, as a power of two: over the whole page and no further. The usual 4 MB compress a page no better, and cost
 * whoever compresses or expands it a multiple of that in memory.
 */
function windowFor(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)) + 1, LEAST_WINDOW), constants.BROTLI_DEFAULT_WINDOW);
}

/** The bytes alone: what lies in a larger piece of memory would take all of it along, for as long as it is kept and to other threads. */
function exact(bytes: Buffer): Buffer {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
}

/** Seals what no compression makes smaller: pictures, fonts. */
export function finishBinary(status: number, headers: Record<string, string>, body: Buffer): FinishedPage {
  return { ...seal(status, headers, body), identity: body, compressed: undefined };
}

function seal(status: number, headers: Record<string, string>, body: Buffer): Sealed {
  const etag = createHash('sha256')
    .update(body)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 27);
  return { status, headers, etag };
}

/** Bytes a page holds in memory, once its other compressed form is asked for, too: that is half as large again. */
export function weightOf({ identity, compressed, hydration }: FinishedPage): number {
  return (compressed ? Math.ceil(compressed.br.length * 2.5) : identity.length) + 2048 + (hydration ? weightOf(hydration) : 0);
}

/**
 * Sends a page in the best form the visitor accepts; 304 when they have it already. At once when that form is there, as it mostly is.
 * `id` is the request's, for answers that do not carry it yet.
 */
export function sendPage(page: FinishedPage, request: IncomingMessage, response: ServerResponse, id?: string): Promise<void> | undefined {
  const encoding = page.compressed ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  const isKnown = page.status === 200 && matches(request.headers['if-none-match'], page.etag);
  const send = (body: Buffer | undefined): void => {
    const headers = headOf(page, encoding, body?.length);
    if (body && id !== undefined) writeHeadAgain(response, page.status, headers, id);
    else response.writeHead(body ? page.status : 304, withId(headers, id));
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const body = isKnown ? undefined : page.compressed ? inForm(page.compressed, encoding) : page.identity;
  if (body && !Buffer.isBuffer(body)) return body.then(send);
  send(body);
  return undefined;
}

function inForm(compressed: Compressed, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return compressed.br;
  return encoding === 'gzip' ? (compressed.gzip ?? gzipped(compressed)) : expanded(compressed);
}

/** Made once for all who ask at the same time, and for all who ask later. */
function gzipped(compressed: Compressed): Promise<Buffer> {
  const made = beingGzipped.get(compressed);
  if (made) return made;
  const making = expanded(compressed).then(async (body) => (compressed.gzip = exact(await compressGzip(body, { level: 6 }))));
  beingGzipped.set(compressed, making);
  return making;
}

/** The head of an answer with a body of this length; without one, that of "you have it already". */
function headOf({ headers, etag }: FinishedPage, encoding: Encoding, length: number | undefined): readonly string[] {
  let made = heads.get(headers);
  if (!made) heads.set(headers, (made = new Map()));
  const name = length === undefined ? `304 ${encoding}` : encoding;
  let head = made.get(name);
  if (!head) made.set(name, (head = makeHead({ ...headers, etag: `"${etag}-${encoding}"` }, encoding, length)));
  return head;
}

function makeHead(headers: Record<string, string>, encoding: Encoding, length: number | undefined): readonly string[] {
  if (length === undefined) return Object.entries(headers).flat();
  const ofBody = { ...(encoding !== 'identity' && { 'content-encoding': encoding }), 'content-length': String(length) };
  return Object.entries({ ...headers, ...ofBody }).flat();
}

/** Who takes no compression is rare (monitors, scripts): their form is made when they ask, once for all who ask at the same time. */
function expanded(compressed: Compressed): Promise<Buffer> {
  const last = lastExpanded.get(compressed);
  if (last) return last;
  const body = expandBrotli(compressed.br);
  lastExpanded.set(compressed, body);
  return body;
}

/** The visitor holds this page in any of its encodings. */
function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${etag}-`));
}
