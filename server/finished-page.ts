import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const expandBrotli = promisify(brotliDecompress);
/** The pages last asked for without compression. */
const lastExpanded = new LRUCache<Compressed, Promise<Buffer>>({ max: 8 });
/** Shorter bodies are sent as they are. */
const SHORT_BYTES = 512;

type Encoding = 'br' | 'gzip' | 'identity';

interface Sealed {
  status: number;
  headers: Record<string, string>;
  etag: string;
}

interface Compressed {
  gzip: Buffer;
  br: Buffer;
}

/** A whole answer, ready to be sent any number of times: as it is, or compressed. Never both, so that memory holds more of them. */
export type FinishedPage = Sealed & ({ identity: Buffer; compressed: undefined } | { identity: undefined; compressed: Compressed });

/** Compresses and seals a page. The compressed forms are made once, here. */
export async function finishPage(status: number, headers: Record<string, string>, body: Buffer): Promise<FinishedPage> {
  if (body.length < SHORT_BYTES) return finishBinary(status, headers, body);
  const [gzipped, br] = await Promise.all([
    compressGzip(body, { level: 6 }),
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ]);
  return { ...seal(status, headers, body), identity: undefined, compressed: { gzip: gzipped, br } };
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

/** Bytes a page holds in memory. */
export function weightOf({ identity, compressed }: FinishedPage): number {
  return (compressed ? compressed.gzip.length + compressed.br.length : identity.length) + 2048;
}

/** Sends a page in the best form the visitor accepts; 304 when they have it already. */
export async function sendPage(page: FinishedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const encoding = page.compressed ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  const etag = `"${page.etag}-${encoding}"`;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('etag', etag);
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = await bodyOf(page, encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(page.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function bodyOf({ identity, compressed }: FinishedPage, encoding: Encoding): Promise<Buffer> {
  if (!compressed) return identity;
  return encoding === 'identity' ? expanded(compressed) : compressed[encoding];
}

/** Who takes no compression is rare (monitors, scripts): their form is made when they ask, once for all who ask at the same time. */
function expanded(compressed: Compressed): Promise<Buffer> {
  const last = lastExpanded.get(compressed);
  if (last) return last;
  const body = expandBrotli(compressed.br);
  lastExpanded.set(compressed, body);
  return body;
}

function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** The visitor holds this page in any of its encodings. */
function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${etag}-`));
}
