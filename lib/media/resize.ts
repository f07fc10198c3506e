import sharp, { type Sharp } from 'sharp';
import { createLimit } from '@/lib/runtime/limit';
import { onGlobal } from '@/lib/runtime/global-instance';
import { SOCIAL_SIZE, type ImageSize } from './image-address';

const DECODED_AT_ONCE = 2;
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
  return createLimit(DECODED_AT_ONCE);
});

/** A picture in a size; of an animation the first frame. Rejects on broken pictures. */
export async function resizeImage(bytes: Buffer, size: ImageSize): Promise<Buffer> {
  return decoding(() =>
    inSize(
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).timeout({ seconds: DECODE_SECONDS }).rotate(),
      size,
    ).toBuffer(),
  );
}

/** WebP at most so wide and never enlarged; the preview as JPEG, which every network reads, cut and enlarged to its one size. */
function inSize(picture: Sharp, size: ImageSize): Sharp {
  if (size !== 'social')
    return picture
      .resize({ width: size, withoutEnlargement: true })
      .webp({ quality: size < DENSE_WIDTH ? QUALITY : DENSE_QUALITY, smartSubsample: true });
  return picture
    .resize({ ...SOCIAL_SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY });
}
