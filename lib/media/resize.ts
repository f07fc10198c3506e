import sharp from 'sharp';
import { createLimit } from '@/lib/limit';
import { onGlobal } from '@/lib/global-instance';
import type { ImageWidth } from './image-address';

const DECODED_AT_ONCE = 2;
/** Pictures waiting for their turn; more than a few crowded pages ask for at once is an attack or a mistake. */
const MAX_WAITING = 300;
/** 40 megapixels: any camera's photo, no decompression bomb. */
const MAX_PIXELS = 40_000_000;
const DECODE_SECONDS = 8;
/** From this width on a picture has more than one pixel to a point of the screen, where its faults cannot be seen. */
const DENSE_WIDTH = 480;
const QUALITY = 78;
const DENSE_QUALITY = 68;

const decoding = onGlobal('image-decoding', () => {
  sharp.cache(false);
  sharp.concurrency(1);
  return createLimit(DECODED_AT_ONCE, MAX_WAITING);
});

/** A picture as WebP, at most `width` pixels wide and never enlarged; of an animation the first frame. Rejects on broken pictures. */
export async function resizeImage(bytes: Buffer, width: ImageWidth): Promise<Buffer> {
  return decoding(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: width < DENSE_WIDTH ? QUALITY : DENSE_QUALITY, smartSubsample: true })
      .toBuffer(),
  );
}
