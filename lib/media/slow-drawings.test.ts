import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { childrenOf } from '@/testing/process';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
process.env['DATA_DIR'] = folder;
const { getImage } = await import('./image-store');
const { rasteriseSvg } = await import('./resize');
const { inlineImagePath, inlineImagesStored } = await import('./inline-images');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An SVG of two kilobytes that takes minutes; each has different bytes. */
function slowDrawing(number: number): Buffer {
  const levels = Array.from({ length: 8 }, (_, level) =>
    level === 0
      ? '<g id="g0"><rect width="9" height="9" opacity=".5"/></g>'
      : `<g id="g${level}" opacity=".9">${`<use href="#g${level - 1}"/>`.repeat(8)}</g>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><defs>${levels.join('')}</defs><use href="#g7"/><!--${number}--></svg>`,
  );
}

test('drawings that take too long keep no other picture waiting, and are drawn in vain once', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const ended: string[] = [];
  const ask = async (
    name: string,
    path: ReturnType<typeof inlineImagePath>,
    size: 96 | 192,
  ): Promise<void> => {
    const image = await getImage(path, size, 'an-id');
    ended.push(`${name} ${typeof image === 'string' ? image : 'shown'}`);
  };
  const paths = Array.from({ length: 12 }, (_, number) => inlineImagePath(slowDrawing(number)));
  const picture = inlineImagePath(png);
  await inlineImagesStored();
  const drawings = paths.map((path) => ask('drawing', path, 96));
  await ask('picture', picture, 96);
  expect(ended).toEqual(['picture shown']);
  const first = await Promise.race(drawings.map((drawing, number) => drawing.then(() => number)));
  // The first one in another size is known to fail: it does not wait for the others.
  await ask('again', paths[first] ?? '/', 192);
  expect(ended.slice(0, 3)).toEqual(['picture shown', 'drawing failed', 'again failed']);
  await Promise.all(drawings);
}, 120_000);

test('a drawing that another process has ended says nothing about the picture: it is drawn again', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="9" height="9"/></svg>',
  );
  const draw = (): Promise<Buffer> => rasteriseSvg(svg, 'a-hash', AbortSignal.timeout(60_000));
  const before = childrenOf(process.pid);
  const ended = expect(draw()).rejects.toThrow('SIGKILL');
  let drawing: number | undefined;
  while ((drawing = childrenOf(process.pid).find((pid) => !before.includes(pid))) === undefined)
    await new Promise((resolve) => setTimeout(resolve, 1));
  process.kill(drawing, 'SIGKILL');
  await ended;
  expect((await draw()).byteLength).toBeGreaterThan(0);
});
