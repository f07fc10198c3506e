import { useTranslations } from 'next-intl';
import { imageElsewhere, imagePath, imageView } from '@/lib/media/image-address';
import { ContentImage } from './ContentImage';
import styles from './RichText.module.css';

interface BodyImageProps {
  src?: string;
  alt?: string;
  width?: string;
  height?: string;
  isLinked?: boolean;
}

/**
 * An image inside a text of the API, in the size its editor gave it, as far as there is room; small ones stand side by side. One on a host that
 * is nothing of ours is linked to: a reader's browser talks to this site alone.
 */
export function BodyImage({ src = '', alt = '', width = '', height = '', isLinked = false }: BodyImageProps) {
  const t = useTranslations('body');
  const elsewhere = imageElsewhere(src);
  if (elsewhere) {
    const words = [alt, t('picture', { site: new URL(elsewhere).host })].filter(Boolean).join(' – ');
    return isLinked ? (
      words
    ) : (
      <a href={elsewhere} rel="noopener noreferrer">
        {words}
      </a>
    );
  }
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
