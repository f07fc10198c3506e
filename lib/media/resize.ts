import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { createLimit } from '@/lib/platform/limit';
import { errorMessage } from '@/lib/platform/logger';
import { processSingleton } from '@/lib/platform/request-context';
import { MalformedError, TIMED_OUT, UnavailableError } from '@/lib/platform/transport';
import { SOCIAL_SIZE, type ImageSize } from './image-address';

/** What may precede the root element of an SVG: declarations, comments, a document type. */
const PROLOGUE_BYTES = 4096;

/** Whether the first bytes are those of an SVG; the declared type is ignored. */
export function isSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES)).trimStart();
  return /^<(?:[?!](?!doctype html)|svg[\s>])/i.test(text) && /<svg[\s>]/.test(text);
}

/** Formats that are read, by the names of libvips: `Nsgif` is GIF, `Heif` is AVIF. */
const FORMATS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
const DECODED_AT_ONCE = 2;
/** 52 megapixels admit the photos of nearly all cameras, and no decompression bomb. */
const MAX_PIXELS = 52_000_000;
/** WebP has no taller pictures. */
const MAX_HEIGHT = 16_383;
const DECODE_SECONDS = 8;
/** Pictures this wide or wider have several pixels per CSS pixel, which hides a lower quality. */
const DENSE_WIDTH = 480;
const QUALITY = 78;
const DENSE_QUALITY = 68;

const decodingLimit = processSingleton('image-decoding', () => createLimit(DECODED_AT_ONCE));
/**
 * Hashes of sources whose decoding timed out. They are refused for a while, in favour of others.
 */
const timedOutSources = processSingleton(
  'resting-images',
  () => new LRUCache<string, true>({ max: 1000, ttl: 20_000 }),
);

/**
 * sharp is loaded when the first picture is requested, which keeps the start short. It is
 * configured only once, because the configuration first blocks all formats, and a picture decoded
 * at that moment would be refused.
 */
const decoder = (): ReturnType<typeof loadDecoder> =>
  processSingleton('image-decoder', loadDecoder);

async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: FORMATS.map((name) => `VipsForeignLoad${name}Buffer`) });
  return sharp;
}

/**
 * Resizes a picture: the first frame of an animation, the received part of an incomplete file.
 * Throws `MalformedError` for a broken picture or another format, and `UnavailableError` after a
 * time-out, which a busy machine may cause. `source` is the hash of the bytes; 0 `seconds` means no
 * limit.
 */
export async function resizeImage(
  bytes: Buffer,
  size: ImageSize,
  source: string,
  seconds = DECODE_SECONDS,
): Promise<Buffer> {
  const sharp = await decoder();
  return decodingLimit(async () => {
    if (timedOutSources.has(source)) throw timeoutError();
    try {
      const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'none' });
      return await resizeTo(picture.timeout({ seconds }).rotate(), size).toBuffer();
    } catch (error) {
      if (!/\btimeout: \d/.test(errorMessage(error))) throw new MalformedError(errorMessage(error));
      timedOutSources.set(source, true);
      throw timeoutError();
    }
  });
}

const timeoutError = () => new UnavailableError('decoding took too long', { code: TIMED_OUT });

/**
 * Resizes to WebP without enlarging. The preview for social networks is a cropped or enlarged JPEG,
 * because every network accepts JPEG.
 */
function resizeTo(picture: Sharp, size: ImageSize): Sharp {
  if (size !== 'social')
    return picture
      .resize({ width: size, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: size < DENSE_WIDTH ? QUALITY : DENSE_QUALITY, smartSubsample: true });
  return picture
    .resize({ ...SOCIAL_SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY });
}
