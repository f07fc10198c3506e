import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { MalformedError } from '@/lib/api/transport';
import { createLimit } from '@/lib/runtime/limit';
import { onGlobal } from '@/lib/runtime/global-instance';
import { IMAGE_WIDTHS } from './image-address';

/** A logo is some kilobytes; what is larger was drawn for something else. */
const MAX_SVG_BYTES = 1024 * 1024;
const MAX_PNG_BYTES = 16 * 1024 * 1024;
const MILLISECONDS = 5000;
const MAX_WAITING = 50;
const LARGEST = Math.max(...IMAGE_WIDTHS);

const drawing = onGlobal('svg-drawing', () => createLimit(1, MAX_WAITING));

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

function draw(svg: Buffer): Promise<Buffer> {
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const child = spawn(process.execPath, ['--max-old-space-size=64', '-e', SCRIPT, sharp], {
    env: { NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MILLISECONDS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size > MAX_PNG_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve(Buffer.concat(chunks));
      else reject(new MalformedError(signal ? 'SVG takes too long to draw' : 'not an SVG that can be drawn'));
    });
    // A process that has ended early does not read.
    child.stdin.on('error', () => undefined);
    child.stdin.end(svg);
  });
}
