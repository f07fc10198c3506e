import type { Sharp } from 'sharp';
import { createLimit } from '@/lib/runtime/limit';
import { onGlobal } from '@/lib/runtime/global-instance';
import { IMAGE_WIDTHS, SOCIAL_SIZE, type ImageSize } from './image-address';
import { execFile, type ExecFileException } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { MalformedError } from '@/lib/api/transport';

const DECODED_AT_ONCE = 2;
/** 40 megapixels: any camera's photo, no decompression bomb. */
const MAX_PIXELS = 40_000_000;
const DECODE_SECONDS = 8;
/** From this width on a picture has more than one pixel to a point of the screen, where its faults cannot be seen. */
const DENSE_WIDTH = 480;
const QUALITY = 78;
const DENSE_QUALITY = 68;

const decoding = onGlobal('image-decoding', () => createLimit(DECODED_AT_ONCE));
/** Loaded with the first picture: a start does without. */
const decoder = () =>
  onGlobal('image-decoder', async () => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });

/** A picture in a size; of an animation the first frame. Rejects on broken pictures. */
export async function resizeImage(bytes: Buffer, size: ImageSize): Promise<Buffer> {
  return decoding(async () => {
    const sharp = await decoder();
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false }).timeout({ seconds: DECODE_SECONDS }).rotate();
    return inSize(picture, size).toBuffer();
  });
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

/** A logo is some kilobytes; what is larger was drawn for something else. */
const MAX_SVG_BYTES = 1024 * 1024;
const MAX_PNG_BYTES = 16 * 1024 * 1024;
const MILLISECONDS = 5000;
const LARGEST = Math.max(...IMAGE_WIDTHS);

const drawing = onGlobal('svg-drawing', () => createLimit(1));

/** What the other process runs: SVG comes in, PNG goes out. */
const SCRIPT = `
const sharp = require(process.argv[1]);
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
  sharp.concurrency(1);
  sharp(Buffer.concat(chunks), { limitInputPixels: 40000000 })
    .resize({ width: ${LARGEST}, height: ${LARGEST}, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((png) => process.stdout.write(png), () => process.exit(1));
});
`;

/**
 * A drawing as pixels. Drawn by a process of its own that is killed after five seconds: a few lines of SVG can ask for minutes of work, during
 * which the library checks no time limit. It has no environment variable of the site, and the library reads nothing that a drawing from memory refers to.
 */
export async function rasteriseSvg(svg: Buffer): Promise<Buffer> {
  if (svg.byteLength > MAX_SVG_BYTES) throw new MalformedError(`SVG over ${MAX_SVG_BYTES} bytes`);
  return drawing(() => draw(svg));
}

async function draw(svg: Buffer): Promise<Buffer> {
  const library = createRequire(import.meta.url).resolve('sharp');
  const drawn = promisify(execFile)(process.execPath, ['--max-old-space-size=64', '-e', SCRIPT, library], {
    env: { NODE_ENV: 'production' },
    encoding: 'buffer',
    maxBuffer: MAX_PNG_BYTES,
    timeout: MILLISECONDS,
    killSignal: 'SIGKILL',
  });
  // A process that has ended early does not read.
  drawn.child.stdin?.on('error', () => undefined).end(svg);
  const { stdout } = await drawn.catch(({ signal }: ExecFileException) => {
    throw new MalformedError(signal ? 'SVG takes too long to draw' : 'not an SVG that can be drawn');
  });
  return stdout;
}
