import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { contentHash } from '@/lib/runtime/entity-tag';
import { UnavailableError } from '@/lib/runtime/transport';
import { listen, stopServer } from '@/testing/loopback';
import { rasteriseSvg, resizeImage } from './resize';

const drawn = (svg: Buffer): Promise<Buffer> =>
  rasteriseSvg(svg, contentHash(svg), AbortSignal.timeout(60_000));

const drawing = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inside}</svg>`,
  );
/** Colour and opacity of the pixel in the middle. */
async function middleOf(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
}

test('a picture taller than WebP knows is as tall as it may be', async () => {
  const bytes = await sharp({
    create: { width: 800, height: 20_000, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  expect(await sharp(await resizeImage(bytes, 960, contentHash(bytes))).metadata()).toMatchObject({
    format: 'webp',
    width: 655,
    height: 16_383,
  });
});

describe('a drawing in SVG', () => {
  test('is drawn as large as the largest picture, in its own proportions', async () => {
    const png = await drawn(drawing('<rect width="40" height="20" fill="#0b5b4b"/>'));
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1280, height: 640 });
    expect(await middleOf(png)).toEqual([0x0b, 0x5b, 0x4b, 255]);
  });

  test('loads nothing it refers to, from disk or from another host', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svg-'));
    const file = join(folder, 'secret.png');
    writeFileSync(
      file,
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const asked: string[] = [];
    const host = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.end();
    });
    const remote = await listen(host);
    const size = 'width="40" height="20"';
    const png = await drawn(
      drawing(`<style>@import url("${remote}/a.css");</style>
        <image href="file://${file}" ${size}/><image xlink:href="${file}" ${size}/><image href="${remote}/a.png" ${size}/>
        <use href="${remote}/a.svg#x"/><rect ${size} fill="url(${remote}/b.svg#x)"/><script href="${remote}/a.js"/>`),
    );
    await stopServer(host);
    rmSync(folder, { recursive: true });
    expect(await middleOf(png)).toEqual([0, 0, 0, 0]);
    expect(asked).toEqual([]);
  });

  test('that would take minutes to draw is given up, and the next one is drawn', async () => {
    const levels = Array.from({ length: 8 }, (_, level) =>
      level === 0
        ? '<g id="g0"><rect width="9" height="9" opacity=".5"/></g>'
        : `<g id="g${level}" opacity=".9">${`<use href="#g${level - 1}"/>`.repeat(8)}</g>`,
    );
    const bomb = drawn(drawing(`<defs>${levels.join('')}</defs><use href="#g7"/>`));
    const next = drawn(drawing('<rect width="40" height="20" fill="#f00"/>'));
    await expect(bomb).rejects.toThrow('SVG takes too long to draw');
    expect(await middleOf(await next)).toEqual([255, 0, 0, 255]);
  });

  test('is drawn once a process can be started for it again', async () => {
    const svg = drawing('<rect width="40" height="20" fill="#0f0"/>');
    const { execPath } = process;
    process.execPath = '/no/such/file';
    await expect(drawn(svg)).rejects.toThrow(UnavailableError);
    process.execPath = execPath;
    expect(await middleOf(await drawn(svg))).toEqual([0, 255, 0, 255]);
  });

  test.each([
    ['that is cut off', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect')],
    [
      'with entities without end',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY b "&a;">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      ),
    ],
    ['over a megabyte', drawing(' '.repeat(1024 * 1024))],
  ])('%s is refused', async (_, svg) => {
    await expect(drawn(svg)).rejects.toThrow(/SVG/);
  });
});
