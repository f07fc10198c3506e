import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentHash, matchesEntityTag } from '@/lib/platform/http-messages';
import type { CodedBody } from './brotli';
import { sharedCacheHeaders, type Freshness } from './cache-control';
import { endResponse } from './plain-response';

const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);

/** A whole response, ready to be sent any number of times. */
export interface CachedResponse {
  status: number;
  /**
   * The header lists that have been built so far, each with alternating names and values. The key
   * is the encoding of the body (`br`), or for a 304 the status and the encoding (`304 br`).
   */
  headerLines: Map<string, string[]>;
  headers: Readonly<Record<string, string>>;
  /** Strong validator of the content, without its encoding. */
  etag: string;
  /** When a page was rendered or confirmed, in milliseconds of the monotonic clock. */
  validatedAt?: number;
  /**
   * The body as it is or compressed, never both, to save memory. gzip is made at the first request
   * for it.
   */
  bodies: { identity?: Buffer; br?: Buffer; gzip?: Buffer | Promise<Buffer> };
}

/** Makes a response of a body with its coding. A text is stored in its compressed form alone. */
export function cachedResponse(
  status: number,
  headers: Record<string, string>,
  { body, coding }: CodedBody,
): CachedResponse {
  const etag = contentHash(body, headers['content-security-policy'] ?? '');
  return {
    status,
    headers,
    headerLines: new Map(),
    etag,
    // A copy, since a view would keep its larger buffer in memory.
    bodies: coding ? { [coding]: Buffer.from(body) } : { identity: body },
  };
}

export function withCacheControl(response: CachedResponse, cacheControl: string): CachedResponse {
  const { headers } = response;
  if (headers['cache-control'] === cacheControl) return response;
  return {
    ...response,
    headers: { ...headers, 'cache-control': cacheControl },
    headerLines: new Map(),
  };
}

/**
 * Bytes that a response takes in memory. The gzip form is estimated as one and a half times the
 * Brotli form.
 */
export function weightOf({ bodies: { identity, br } }: CachedResponse): number {
  return (identity?.length ?? 0) + Math.ceil((br?.length ?? 0) * 2.5) + 2048;
}

/**
 * Sends a response in the best encoding that the client accepts, or a 304 if the client already has
 * the response. Sending is synchronous if the body already exists in that encoding. `extraHeaders`
 * are alternating names and values; headers already set on `response` are sent as well.
 */
export function sendCached(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  extraHeaders: readonly string[] = [],
): Promise<void> | undefined {
  const encoding = cached.bodies.br
    ? acceptedEncoding(request.headers['accept-encoding'])
    : 'identity';
  // The client may have the response in any encoding.
  const isNotModified =
    cached.status === 200 && matchesEntityTag(request.headers['if-none-match'], `"${cached.etag}-`);
  const send = (body: Buffer | undefined): void => {
    const head = headerLinesFor(cached, encoding, body?.length);
    response.writeHead(body ? cached.status : 304, [
      ...head,
      ...ageHeader(cached),
      ...extraHeaders,
    ]);
    endResponse(response, body);
  };
  const body = isNotModified
    ? undefined
    : (cached.bodies[encoding] ?? encodedBody(cached.bodies, encoding));
  if (body && !Buffer.isBuffer(body)) return body.then(send);
  send(body);
  return undefined;
}

/** `Age` (RFC 9111, 5.1): caches in front subtract it from the time for which a page is fresh. */
function ageHeader({ validatedAt }: CachedResponse): string[] {
  return validatedAt === undefined
    ? []
    : ['age', String(Math.floor((performance.now() - validatedAt) / 1000))];
}

/** Makes a missing form; gzip is made once, and stored for later requests. */
function encodedBody(bodies: CachedResponse['bodies'], encoding: Encoding): Promise<Buffer> {
  const expanded = expandBrotli(bodies.br ?? Buffer.alloc(0));
  if (encoding !== 'gzip') return expanded;
  bodies.gzip = expanded
    .then((body) => compressGzip(body, { level: 6 }))
    .then((body) => (bodies.gzip = Buffer.from(body)))
    .catch((error: unknown) => {
      // Compression can fail when memory is short. The next request for gzip tries again.
      delete bodies.gzip;
      throw error;
    });
  return bodies.gzip;
}

/**
 * The headers of a response with a body of this length. Without a length they are those of a 304.
 */
function headerLinesFor(
  { headers, headerLines, etag }: CachedResponse,
  encoding: Encoding,
  length: number | undefined,
): string[] {
  const name = length === undefined ? `304 ${encoding}` : encoding;
  const cachedLines = headerLines.get(name);
  if (cachedLines) return cachedLines;
  const ofBody = length !== undefined && {
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(length),
  };
  const sent = { ...headers, ...sharedCacheHeaders(headers['cache-control']) };
  const head = Object.entries({ ...sent, etag: `"${etag}-${encoding}"`, ...ofBody }).flat();
  headerLines.set(name, head);
  return head;
}

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * An entry of `Accept-Encoding` with a supported coding whose weight is not zero.
 * `deploy/nginx.conf` has this rule, too.
 */
const SUPPORTED_CODING = /^(br|gzip)(?:\s*;\s*q=(?!0(?:\.0*)?$)[\d.]+)?$/i;

/** The best form of an answer that an `Accept-Encoding` header allows (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  let accepted: Encoding = 'identity';
  for (const entry of String(header ?? '').split(',')) {
    const coding = SUPPORTED_CODING.exec(entry.trim())?.[1]?.toLowerCase();
    if (coding === 'br') return 'br';
    if (coding === 'gzip') accepted = 'gzip';
  }
  return accepted;
}

export interface OriginResponse extends Freshness {
  response: CachedResponse;
  etag: string | undefined;
  tags: readonly string[];
  /** Label of the route in metrics and logs. */
  route: string;
}

/** A new response, or a 304: the stored response is still valid for the given times. */
export type Fetched = OriginResponse | (Freshness & { notModified: true; cacheControl: string });

/** Asks the renderer, conditionally when an entity tag is given. */
export type Fetch = (etag: string | undefined) => Promise<Fetched>;
