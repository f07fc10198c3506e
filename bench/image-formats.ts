import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { demonstration } from '@/embedded-api/database/demonstration';
import { FILES_FOLDER } from '@/embedded-api/routes/media';

const WIDTHS = [320, 640, 960];
const OCTAVES = [2, 4, 8, 16, 32, 64, 128, 256];
const PHOTO = { width: 1600, height: 1000 };

const FORMATS: { name: string; encode: (image: Sharp) => Sharp }[] = [
  { name: 'WebP 78', encode: (image) => image.webp({ quality: 78, smartSubsample: true }) },
  { name: 'WebP 68', encode: (image) => image.webp({ quality: 68, smartSubsample: true }) },
  { name: 'WebP 78, effort 6', encode: (image) => image.webp({ quality: 78, smartSubsample: true, effort: 6 }) },
  { name: 'AVIF 55, effort 2', encode: (image) => image.avif({ quality: 55, effort: 2 }) },
  { name: 'AVIF 55, effort 4', encode: (image) => image.avif({ quality: 55, effort: 4 }) },
];

/** What a picture costs in each format, in bytes and in processor time, drawn ones and those with the grain of a photograph. */
export async function imageFormats(): Promise<boolean> {
  sharp.cache(false);
  sharp.concurrency(1);
  const kinds = { drawn: await drawnPictures(), photograph: [await photographLike(1), await photographLike(2)] };
  for (const [kind, pictures] of Object.entries(kinds)) {
    for (const width of WIDTHS) {
      for (const { name, encode } of FORMATS) {
        const begun = process.cpuUsage();
        let bytes = 0;
        for (const picture of pictures) bytes += (await encode(sharp(picture).resize({ width })).toBuffer()).length;
        const { user, system } = process.cpuUsage(begun);
        const kilobytes = (bytes / pictures.length / 1024).toFixed(1).padStart(6);
        const milliseconds = Math.round((user + system) / 1000 / pictures.length);
        console.log(
          `  ${kind.padEnd(10)} ${String(width).padStart(4)} px  ${name.padEnd(18)} ${kilobytes} kB ${String(milliseconds).padStart(5)} ms`,
        );
      }
    }
  }
  return true;
}

/** Some of the demonstration's own pictures, as its content API sends them. */
function drawnPictures(): Promise<Buffer[]> {
  return Promise.all(demonstration.slides.map(({ image }) => readFile(`${FILES_FOLDER}/${image.fr}`)));
}

/** Grain of every size, the coarse stronger than the fine, as in a photograph: noise that was drawn at each size and enlarged. */
async function photographLike(contrast: number): Promise<Buffer> {
  const { width, height } = PHOTO;
  const layers = await Promise.all(
    OCTAVES.map(async (cells) => {
      const small = { width: cells * 2, height: cells, channels: 3 as const, background: '#808080' };
      const grain = { type: 'gaussian' as const, mean: 128, sigma: (contrast * 60) / Math.sqrt(cells) };
      const noise = await sharp({ create: { ...small, noise: grain } })
        .png()
        .toBuffer();
      return sharp(noise).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer();
    }),
  );
  const [ground = Buffer.alloc(0), ...others] = layers;
  const composed = sharp(ground).composite(others.map((input) => ({ input, blend: 'hard-light' as const })));
  return composed.jpeg({ quality: 92 }).toBuffer();
}
