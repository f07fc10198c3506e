import sharp from 'sharp';
import { imageType } from './remote-file';
import { resizeImage } from './resize';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5b4b' } });

describe('a picture’s type is read off its first bytes', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s', async (type) => {
    expect(imageType(await picture(8, 8).toFormat(type).toBuffer())).toBe(type);
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<svg\nid="a">',
  ])('svg: %j', (text) => {
    expect(imageType(Buffer.from(text))).toBe('svg');
  });

  test.each([
    '<!doctype html><p><svg></svg>',
    '<p><svg></svg>',
    '<?xml version="1.0"?><feed/>',
    '<!doctype html>',
    '%PDF-1.7',
    'RIFF0000WAVE',
    '',
    'GIF',
  ])('%j is none', (text) => {
    expect(imageType(Buffer.from(text))).toBeNull();
  });
});

describe('resizing', () => {
  test('gives WebP of the width asked for', async () => {
    const small = await sharp(
      await resizeImage(await picture(800, 400).png().toBuffer(), 192, ''),
    ).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 192, height: 96 });
  });

  test.each([
    [3000, 500],
    [50, 200],
  ])(
    'makes the preview of social networks, a JPEG of one size, of %i × %i pixels',
    async (width, height) => {
      const preview = await sharp(
        await resizeImage(await picture(width, height).png().toBuffer(), 'social', ''),
      ).metadata();
      expect(preview).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    },
  );

  test('never enlarges', async () => {
    const same = await sharp(
      await resizeImage(await picture(50, 20).png().toBuffer(), 640, ''),
    ).metadata();
    expect(same).toMatchObject({ width: 50, height: 20 });
  });

  test('draws what is there of a picture that is cut off, as browsers do', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer();
    for (const length of [whole.length / 2, whole.length - 2]) {
      expect(
        await sharp(await resizeImage(whole.subarray(0, length), 96, `${length}`)).metadata(),
      ).toMatchObject({ width: 96, height: 96 });
    }
    await expect(resizeImage(whole.subarray(0, 30), 96, 'nothing')).rejects.toThrow();
  });

  test('refuses a decompression bomb', async () => {
    const bomb = await picture(9000, 6000).png().toBuffer();
    await expect(resizeImage(bomb, 96, 'bomb')).rejects.toThrow(/pixel limit/);
  });
});
