import { IMAGE_WIDTHS, type ImageSize, type ImageWidth } from './image-address';

const DEFAULT_WIDTH: ImageWidth = 960;

/** The allowed width nearest to the one asked for; the larger of two equally near ones. */
export function allowedSize(asked: string | null): ImageSize {
  if (asked === 'social') return asked;
  const wanted = asked !== null && /^\d{1,5}$/.test(asked) ? Number(asked) : DEFAULT_WIDTH;
  const distance = (width: number): number => Math.abs(width - wanted);
  return IMAGE_WIDTHS.reduce<ImageWidth>((best, width) => (distance(width) <= distance(best) ? width : best), IMAGE_WIDTHS[0]);
}
