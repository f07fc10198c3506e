import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { MalformedError } from './transport';

/** Calls send no Accept-Encoding, so a host may use any of these (RFC 9110, 12.5.3). */
const DECODERS = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/** The body behind a `Content-Encoding`. Throws `MalformedError` when it cannot be read, or is larger than allowed once it is unpacked. */
export async function decodeBody(body: Buffer, contentEncoding: string, maxBytes: number): Promise<Buffer> {
  const coding = contentEncoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return body;
  const decode = DECODERS.get(coding);
  if (!decode) throw new MalformedError('body in an unknown content coding');
  try {
    return await decode(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new MalformedError(isTooLarge ? `body over ${maxBytes} bytes` : `body is not ${coding}`);
  }
}
