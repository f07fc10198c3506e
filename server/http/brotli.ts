import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const SHORT_BYTES = 512;
/** Below this window size the library uses another algorithm, which compresses less. */
const LEAST_WINDOW = 17;

export interface CodedBody {
  body: Buffer;
  /** `Content-Encoding`; undefined: none. */
  coding: 'br' | undefined;
}

/** Compresses a text with Brotli, unless the text is too short to become smaller. */
export async function compressText(body: Buffer): Promise<CodedBody> {
  if (body.length < SHORT_BYTES) return { body, coding: undefined };
  // The window, as a power of two, covers the whole page. The default of 4 MB compresses a page no
  // better and costs a multiple of that in memory on both sides.
  const window = Math.min(
    Math.max(Math.ceil(Math.log2(body.length)) + 1, LEAST_WINDOW),
    constants.BROTLI_DEFAULT_WINDOW,
  );
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
  };
  return { body: await compress(body, { params }), coding: 'br' };
}
