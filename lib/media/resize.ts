import { LRUCache } from 'lru-cache';
import type { Sharp } from 'sharp';
import { createLimit } from '@/lib/runtime/limit';
import { onGlobal } from '@/lib/runtime/global-instance';
import { IMAGE_WIDTHS, SOCIAL_SIZE, type ImageSize } from './image-address';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { MalformedError, UnavailableError } from '@/lib/runtime/transport';
import { errorMessage } from '@/lib/runtime/logger';

const DECODED_AT_ONCE = 2;
/** 52 megapixels: nearly any camera's photo, no decompression bomb. */
const MAX_PIXELS = 52_000_000;
/** WebP has no taller pictures. */
const MAX_HEIGHT = 16_383;
const DECODE_SECONDS = 8;
/**
 * From this width on a picture has more than one pixel per CSS pixel, which hides a lower quality.
 */
const DENSE_WIDTH = 480;
const QUALITY = 78;
const DENSE_QUALITY = 68;

const decoding = onGlobal('image-decoding', () => createLimit(DECODED_AT_ONCE));
/** Loaded with the first picture, to keep the start short. */
async function decoder() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Reasons of failure by hash of the bytes: a picture that takes seconds to fail is not tried again
 * for each size and address.
 */
const broken = onGlobal(
  'broken-images',
  () => new LRUCache<string, string>({ max: 1000, ttl: 10 * 60 * 1000 }),
);

function refuseBroken(source: string): void {
  const reason = broken.get(source);
  if (reason !== undefined) throw new MalformedError(reason);
}

async function unlessBroken<T>(source: string, work: () => Promise<T>): Promise<T> {
  refuseBroken(source);
  try {
    return await work();
  } catch (error) {
    // Says nothing about the picture.
    if (error instanceof UnavailableError) throw error;
    broken.set(source, errorMessage(error));
    throw new MalformedError(errorMessage(error));
  }
}

/**
 * A resized picture; of an animation the first frame, of one that was cut off what is there.
 * Rejects for broken pictures. `source`: hash of the source bytes.
 */
export async function resizeImage(bytes: Buffer, size: ImageSize, source: string): Promise<Buffer> {
  const resize = async (): Promise<Buffer> => {
    const sharp = await decoder();
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'none', animated: false })
      .timeout({ seconds: DECODE_SECONDS })
      .rotate();
    return inSize(picture, size).toBuffer();
  };
  return decoding(() => unlessBroken(source, resize));
}

/**
 * WebP, never enlarged; the preview as JPEG, which every network accepts, cropped and enlarged to
 * its size.
 */
function inSize(picture: Sharp, size: ImageSize): Sharp {
  if (size !== 'social')
    return picture
      .resize({ width: size, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: size < DENSE_WIDTH ? QUALITY : DENSE_QUALITY, smartSubsample: true });
  return picture
    .resize({ ...SOCIAL_SIZE, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY });
}

/** Bound for SVG: a logo takes some kilobytes. */
const MAX_SVG_BYTES = 1024 * 1024;
const DRAW_MS = 5000;
const LARGEST = Math.max(...IMAGE_WIDTHS);

/** Length of the queue of SVG pictures, whose bytes are in memory. */
const MAX_WAITING = 30;

const drawing = onGlobal('svg-drawing', () => createLimit(1, MAX_WAITING));

/**
 * Code of the child process: SVG on stdin, PNG on stdout. It ends after a timeout and when its
 * parent has ended.
 */
const SCRIPT = `
const end = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', end);
if (!process.connected) end();
setTimeout(end, ${DRAW_MS});
const sharp = require(process.argv[1]);
const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
  sharp.concurrency(1);
  sharp(Buffer.concat(chunks), { limitInputPixels: ${MAX_PIXELS} })
    .resize({ width: ${LARGEST}, height: ${LARGEST}, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer()
    .then((png) => process.stdout.write(png, () => process.exit()), () => process.exit(1));
});
`;

/**
 * Renders SVG to pixels in a child process that is killed after five seconds: a few lines of SVG
 * can take minutes, during which the library checks no time limit. The child has none of the site's
 * environment variables, and the library loads nothing that SVG in memory refers to. `signal` ends
 * the wait in the queue.
 */
export async function rasteriseSvg(
  svg: Buffer,
  source: string,
  signal: AbortSignal,
): Promise<Buffer> {
  if (svg.byteLength > MAX_SVG_BYTES) throw new MalformedError(`SVG over ${MAX_SVG_BYTES} bytes`);
  // Checked before the wait, too.
  refuseBroken(source);
  return drawing(() => unlessBroken(source, () => draw(svg)), signal);
}

/** Signals by which another process ends the drawing: they say nothing about the picture. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
]);

async function draw(svg: Buffer): Promise<Buffer> {
  const startedAt = performance.now();
  const child = startDrawing();
  const closed = once(child, 'close').catch((error: unknown) => {
    throw new UnavailableError(errorMessage(error));
  });
  // EPIPE of a process that ended early.
  child.stdin?.on('error', () => undefined).end(svg);
  const [png, [code, signal]] = (await Promise.all([
    child.stdout ? buffer(child.stdout) : Buffer.alloc(0),
    closed,
  ])) as [Buffer, [number, string]];
  if (code === 0) return png;
  if (FROM_OUTSIDE.has(signal) && performance.now() - startedAt < DRAW_MS * 0.9)
    throw new UnavailableError(`drawing was ended by ${signal}`);
  throw new MalformedError(signal ? 'SVG takes too long to draw' : 'not an SVG that can be drawn');
}

function startDrawing(): ChildProcess {
  const library = createRequire(import.meta.url).resolve('sharp');
  try {
    return spawn(process.execPath, ['--max-old-space-size=64', '-e', SCRIPT, library], {
      env: { NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
      timeout: DRAW_MS,
      killSignal: 'SIGKILL',
    });
  } catch (error) {
    // No memory for another process.
    throw new UnavailableError(errorMessage(error));
  }
}
