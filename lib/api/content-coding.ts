import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { MalformedError } from './transport';

/** Codings a host may choose by itself: calls name none, and by HTTP's rules any of them is welcome then. */
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
  if (!decode) throw new MalformedError('body in a coding nobody asked for');
  try {
    return await decode(body, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new MalformedError(isTooLarge ? `body over ${maxBytes} bytes` : `body is not ${coding}`);
  }
}
