import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** A whole answer, ready to be sent any number of times. */
export interface FinishedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  /** The compressed forms; none of what is compressed by nature. */
  compressed: { gzip: Buffer; br: Buffer } | undefined;
}

/** Compresses and seals a page. The compressed forms are made once, here. */
export async function finishPage(status: number, headers: Record<string, string>, body: Buffer): Promise<FinishedPage> {
  const [gzipped, br] = await Promise.all([
    compressGzip(body, { level: 6 }),
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  ]);
  return { ...finishBinary(status, headers, body), compressed: { gzip: gzipped, br } };
}

/** Seals what no compression makes smaller: pictures, fonts. */
export function finishBinary(status: number, headers: Record<string, string>, body: Buffer): FinishedPage {
  const digest = createHash('sha256')
    .update(body)
    .update(headers['content-security-policy'] ?? '')
    .digest('base64url')
    .slice(0, 27);
  return { status, headers, etag: digest, identity: body, compressed: undefined };
}

/** Bytes a page holds in memory. */
export function weightOf(page: FinishedPage): number {
  return page.identity.length + (page.compressed ? page.compressed.gzip.length + page.compressed.br.length : 0) + 2048;
}

/** Sends a page in the best form the visitor accepts; 304 when they have it already. */
export function sendPage(page: FinishedPage, request: IncomingMessage, response: ServerResponse): void {
  const encoding = page.compressed && page.identity.length >= 512 ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  const body = encoding === 'identity' || !page.compressed ? page.identity : page.compressed[encoding];
  const etag = `"${page.etag}-${encoding}"`;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('etag', etag);
  if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(page.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = String(header ?? '').toLowerCase();
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** The visitor holds this page in any of its encodings. */
function matches(header: string | undefined, etag: string): boolean {
  return header !== undefined && (header.trim() === '*' || header.includes(`"${etag}-`));
}
