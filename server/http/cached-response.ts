import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { contentHash, matchesEntityTag } from '@/lib/platform/http-messages';
import type { CodedBody } from './brotli';
import type { Freshness } from './cache-control';
import { endResponse } from './plain-response';

const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
/** Decompressed bodies of recently requested pages, by their Brotli body. */
const lastExpanded = new LRUCache<Buffer, Promise<Buffer>>({ max: 8 });

/** A whole response, ready to be sent any number of times. */
export interface CachedResponse {
  status: number;
  /** Headers in each encoding, and of the 304, as alternating names and values. */
  heads: Map<string, string[]>;
  headers: Readonly<Record<string, string>>;
  /** Strong validator of the content, without its encoding. */
  etag: string;
  /** Of a page: when it was rendered or confirmed, in milliseconds of the monotonic clock. */
  validatedAt?: number;
  /**
   * Identity or compressed, never both, to save memory. gzip is made at the first request for it.
   */
  bodies: { identity?: Buffer; br?: Buffer; gzip?: Buffer | Promise<Buffer> };
}

/** A copy of the bytes: a view would keep the larger buffer it belongs to in memory. */
function copyBytes(bytes: Buffer): Buffer {
  return bytes.byteLength === bytes.buffer.byteLength
    ? bytes
    : Buffer.from(new Uint8Array(bytes).buffer);
}

/** `coding`: of the body. Of a text only the compressed form is kept. */
export function cachedResponse(
  status: number,
  headers: Record<string, string>,
  { body, coding }: CodedBody,
): CachedResponse {
  const etag = contentHash(body, headers['content-security-policy'] ?? '');
  return {
    status,
    headers,
    heads: new Map(),
    etag,
    bodies: coding ? { [coding]: copyBytes(body) } : { identity: body },
  };
}

export function withCacheControl(response: CachedResponse, cacheControl: string): CachedResponse {
  const { headers } = response;
  if (headers['cache-control'] === cacheControl) return response;
  return { ...response, headers: { ...headers, 'cache-control': cacheControl }, heads: new Map() };
}

/**
 * Bytes a response takes in memory, with an estimate of half as much again for its other compressed
 * form.
 */
export function weightOf({ bodies: { identity, br } }: CachedResponse): number {
  return (identity?.length ?? 0) + Math.ceil((br?.length ?? 0) * 2.5) + 2048;
}

/**
 * Sends a response in the best encoding the client accepts, or 304 when the client has it.
 * Synchronous when that form exists. Headers already set on `response` are sent as well, and
 * `more`, alternating names and values.
 */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  more: readonly string[] = [],
): Promise<void> | undefined {
  const encoding = cached.bodies.br
    ? acceptedEncoding(request.headers['accept-encoding'])
    : 'identity';
  // In any of its encodings.
  const isKnown =
    cached.status === 200 && matchesEntityTag(request.headers['if-none-match'], `"${cached.etag}-`);
  const send = (body: Buffer | undefined): void => {
    const head = headOf(cached, encoding, body?.length);
    response.writeHead(body ? cached.status : 304, [...head, ...ageOf(cached), ...more]);
    endResponse(response, body);
  };
  const body = isKnown
    ? undefined
    : (cached.bodies[encoding] ?? encodedBody(cached.bodies, encoding));
  if (body && !Buffer.isBuffer(body)) return body.then(send);
  send(body);
  return undefined;
}

/** `Age` (RFC 9111, 5.1): caches in front subtract it from the time for which a page is fresh. */
function ageOf({ validatedAt }: CachedResponse): string[] {
  return validatedAt === undefined
    ? []
    : ['age', String(Math.floor((performance.now() - validatedAt) / 1000))];
}

/** Makes a missing form, once for concurrent requests; gzip is kept for later ones. */
function encodedBody(bodies: CachedResponse['bodies'], encoding: Encoding): Promise<Buffer> {
  const { br = Buffer.alloc(0) } = bodies;
  const expanded = lastExpanded.get(br) ?? expandBrotli(br);
  lastExpanded.set(br, expanded);
  if (encoding !== 'gzip') return forgetFailed(expanded, () => lastExpanded.delete(br));
  const made = expanded.then(
    async (body) => (bodies.gzip = copyBytes(await compressGzip(body, { level: 6 }))),
  );
  bodies.gzip = made;
  return forgetFailed(made, () => {
    lastExpanded.delete(br);
    delete bodies.gzip;
  });
}

/** What could not be made once, for want of memory, is tried again at the next request. */
function forgetFailed(made: Promise<Buffer>, forget: () => unknown): Promise<Buffer> {
  return made.catch((error: unknown) => {
    forget();
    throw error;
  });
}

/** The headers of a response with a body of this length; those of a 304 without a length. */
function headOf(
  { headers, heads, etag }: CachedResponse,
  encoding: Encoding,
  length: number | undefined,
): string[] {
  const name = length === undefined ? `304 ${encoding}` : encoding;
  const known = heads.get(name);
  if (known) return known;
  const ofBody = length !== undefined && {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(length),
  };
  const head = Object.entries({ ...headers, etag: `"${etag}-${encoding}"`, ...ofBody }).flat();
  heads.set(name, head);
  return head;
}

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * One entry of the header: a supported coding whose weight is not zero. `deploy/nginx.conf` applies
 * the same rule.
 */
const ENTRY = /^(br|gzip)(?:\s*;\s*q=(?!0(?:\.0*)?$)[\d.]+)?$/i;

/** The best form of an answer that an `Accept-Encoding` header allows (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  let accepted: Encoding = 'identity';
  for (const entry of String(header ?? '').split(',')) {
    const coding = ENTRY.exec(entry.trim())?.[1]?.toLowerCase();
    if (coding === 'br') return 'br';
    if (coding === 'gzip') accepted = 'gzip';
  }
  return accepted;
}

export interface OriginResponse extends Freshness {
  response: CachedResponse;
  etag: string | undefined;
  tags: readonly string[];
  /** Its route's label in metrics and logs. */
  route: string;
}

/** A new response, or a 304: the stored one is still valid, and for how long. */
export type Fetched = OriginResponse | (Freshness & { notModified: true; cacheControl: string });

/** Asks the renderer, conditionally when an entity tag is given. */
export type Fetch = (etag: string | undefined) => Promise<Fetched>;
