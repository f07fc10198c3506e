import { imagePath, imageView } from '@/lib/media/image-address';
import { ContentImage } from './ContentImage';
import styles from './RichText.module.css';

interface BodyImageProps {
  src?: string;
  alt?: string;
  width?: string;
  height?: string;
  isLinked?: boolean;
}

/** An image inside a text of the API, in the size its editor gave it, as far as there is room; small ones stand side by side. */
export function BodyImage({ src = '', alt = '', width = '', height = '', isLinked = false }: BodyImageProps) {
  const path = imagePath(src, '/');
  if (!path) return null;
  const isSized = /^[1-9]\d{0,4}$/.test(width) && /^[1-9]\d{0,4}$/.test(height);
  return (
    <span className={isSized ? styles.sized : styles.unsized}>
      <ContentImage
        image={imageView(path, src)}
        alt={alt}
        width={isSized ? Number(width) : 960}
        height={isSized ? Number(height) : 540}
        sizes="(width > 768px) 46rem, calc(100vw - 2rem)"
        fit="contain"
        isContent
        isLinked={isLinked}
      />
    </span>
  );
}
