import { jest } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { MalformedError, UnavailableError } from '@/lib/platform/transport';
import { isSvg, resizeImage } from './resize';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5b4b' } });

/** Without a time limit, which a busy machine would exceed. */
const resized = async (bytes: Buffer, size: Parameters<typeof resizeImage>[1]) =>
  sharp(await resizeImage(bytes, size, 'a-hash', 0)).metadata();

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg\nid="a">',
])('an SVG is known by its first bytes: %j', (text) => {
  expect(isSvg(Buffer.from(text))).toBe(true);
});

test.each([
  '<!doctype html><p><svg></svg>',
  '<p><svg></svg>',
  '<?xml version="1.0"?><feed/>',
  '<!doctype html>',
  '%PDF-1.7',
  'RIFF0000WAVE',
  'GIF',
])('%j is no picture', async (text) => {
  expect(isSvg(Buffer.from(text))).toBe(false);
  await expect(resized(Buffer.from(text), 96)).rejects.toThrow(MalformedError);
});

describe('resizing', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('reads %s', async (format) => {
    const bytes = await picture(96, 48).toFormat(format).toBuffer();
    expect(await resized(bytes, 96)).toMatchObject({ format: 'webp', width: 96 });
  });

  test('reads no other format', async () => {
    const tiff = await picture(8, 8).tiff().toBuffer();
    await expect(resized(tiff, 96)).rejects.toThrow(MalformedError);
  });

  test.each([
    ['gives WebP of the width asked for', [800, 400], 192, ['webp', 192, 96]],
    ['never enlarges', [50, 20], 640, ['webp', 50, 20]],
    ['is as tall as WebP may be', [800, 20_000], 960, ['webp', 655, 16_383]],
    ['makes the preview of social networks', [3000, 500], 'social', ['jpeg', 1200, 630]],
    ['enlarges for the preview', [50, 200], 'social', ['jpeg', 1200, 630]],
  ] as const)('%s', async (_, [width, height], size, expected) => {
    const made = await resized(await picture(width, height).png().toBuffer(), size);
    expect([made.format, made.width, made.height]).toEqual(expected);
  });

  test('draws what is there of a picture that is cut off, as browsers do', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer();
    for (const length of [whole.length / 2, whole.length - 2])
      expect(await resized(whole.subarray(0, length), 96)).toMatchObject({ width: 96, height: 96 });
    await expect(resized(whole.subarray(0, 30), 96)).rejects.toThrow(MalformedError);
  });

  test('refuses a decompression bomb', async () => {
    const bomb = await picture(9000, 6000).png({ compressionLevel: 1 }).toBuffer();
    await expect(resized(bomb, 96)).rejects.toThrow(/pixel limit/);
  });

  test('says nothing about a picture that timed out, and tries it again after a while', async () => {
    const bytes = await picture(800, 400).png().toBuffer();
    const decoding = jest
      .spyOn(sharp.prototype, 'toBuffer')
      .mockRejectedValue(new Error('timeout: 42% complete'));
    const now = jest.spyOn(performance, 'now');
    const resize = () => resizeImage(bytes, 96, 'slow', 0);
    await expect(resize()).rejects.toThrow(UnavailableError);
    await expect(resize()).rejects.toThrow(UnavailableError);
    expect(decoding).toHaveBeenCalledTimes(1);
    decoding.mockRestore();
    now.mockReturnValue(performance.now() + 60_000);
    // The LRU cache keeps its clock for a millisecond.
    await sleep(10);
    expect((await resize()).byteLength).toBeGreaterThan(0);
    now.mockRestore();
  });
});
