import sharp from 'sharp';
import { getBytes } from '../http';
import { isIndexable, type Verdict } from './rules';
import { pathOf, type Facts, type SocialImage } from './facts';

/** Name of the rule, beside those that need no picture to be read. */
export const SOCIAL_IMAGES = 'social images that are absolute and of the size the page says';

interface Options {
  base: string;
  origin: string;
  /** Pictures that are read; the address is looked at on every page. */
  most: number;
  /** Pictures the content names and does not have. */
  isBroken: RegExp;
}

/**
 * Every indexable page names a picture of the site by its whole address, and that picture has the
 * size the page says.
 */
export async function checkSocialImages(
  { base, origin, most, isBroken }: Options,
  documents: Facts[],
): Promise<Verdict> {
  const pages = documents.filter(isIndexable);
  const faults: string[] = [];
  const users = new Map<string, { path: string; image: SocialImage }>();
  for (const { path, socialImage } of pages) {
    if (!socialImage?.address.startsWith(`${origin}/`))
      faults.push(`${path}: ${socialImage?.address ?? 'none'}`);
    else
      users.set(`${socialImage.address} ${socialImage.width}×${socialImage.height}`, {
        path,
        image: socialImage,
      });
  }
  const read = [...users.values()].slice(0, most);
  for (const { path, image } of read) {
    const address = pathOf(image.address, origin);
    if (isBroken.test(address)) continue;
    const answer = await getBytes(base, address);
    const size = answer.status === 200 ? await sharp(answer.bytes).metadata() : undefined;
    if (size?.width !== image.width || size.height !== image.height)
      faults.push(
        `${path}: ${address} is ${answer.status}, ${size?.width}×${size?.height}, not ${image.width}×${image.height}`,
      );
  }
  return { checked: read.length, faults };
}
