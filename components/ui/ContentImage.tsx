import { PLACEHOLDER_IMAGE } from '@/lib/platform/constants';
import type { ImageView } from '@/lib/media/image-address';
import styles from './ContentImage.module.css';

interface ContentImageProps {
  image: ImageView;
  /** Empty unless the image is the only content of a link. */
  alt?: string;
  width: number;
  height: number;
  sizes: string;
  /** `contain`: the whole picture, on white. `logo`: that too, as large as its slot allows. */
  fit?: 'cover' | 'contain' | 'logo';
  isPriority?: boolean;
}

/**
 * An image of fixed size over its item's tint. A load error shows the placeholder (`BOOT_SCRIPT`).
 */
export function ContentImage({
  image,
  alt = '',
  width,
  height,
  sizes,
  fit = 'cover',
  isPriority = false,
}: ContentImageProps) {
  return (
    <span className={`${styles.slot} tint-${image.tint}`} data-fit={fit}>
      <img
        src={image.src}
        // Omits undefined props: the payload would contain them.
        {...(image.srcSet && { srcSet: image.srcSet, sizes })}
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        // Low priority for logos in lists and drawings in texts: text and fonts come first.
        {...((isPriority || fit !== 'cover') && { fetchPriority: isPriority ? 'high' : 'low' })}
        decoding="async"
        {...(image.isPlaceholder
          ? { 'data-placeholder': '' }
          : { 'data-fallback': PLACEHOLDER_IMAGE })}
        className={styles.image}
        suppressHydrationWarning
      />
    </span>
  );
}
