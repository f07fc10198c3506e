import { PLACEHOLDER_IMAGE } from '@/lib/constants';
import type { ImageView } from '@/lib/media/image-address';
import styles from './ImageSlot.module.css';

export interface ImageSlotProps {
  image: ImageView;
  /** Empty unless the image is the only content of a link. */
  alt?: string;
  /** Proportions of the slot; the picture fills it. */
  width: number;
  height: number;
  sizes: string;
  /** `contain`: the whole picture, on white. `logo`: that too, as large as its slot allows. */
  fit?: 'cover' | 'contain' | 'logo';
  isPriority?: boolean;
}

/** Over its item's own tint, so that a grey box is never seen. A load error swaps to the placeholder once (`BOOT_SCRIPT`). The slot never changes size. */
export function ImageSlot({ image, alt = '', width, height, sizes, fit = 'cover', isPriority = false }: ImageSlotProps) {
  return (
    <span className={`${styles.slot} tint-${image.tint}`} data-fit={fit}>
      <img
        src={image.src}
        // No property without a value: the payload would hold it.
        {...(image.srcSet && { srcSet: image.srcSet, sizes })}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        // A logo among many, or a drawing in a text: the words come before it, with their fonts.
        {...((isPriority || fit !== 'cover') && { fetchPriority: isPriority ? 'high' : 'low' })}
        decoding="async"
        {...(image.isPlaceholder ? { 'data-placeholder': '' } : { 'data-fallback': PLACEHOLDER_IMAGE })}
        className={styles.image}
        suppressHydrationWarning
      />
    </span>
  );
}
