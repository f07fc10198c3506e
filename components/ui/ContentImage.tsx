import { useTranslations } from 'next-intl';
import { smallImage } from '@/lib/media/image-address';
import { isLiteRequest } from '@/lib/runtime/request-context';
import { ImageSlot, type ImageSlotProps } from './ImageSlot';
import styles from './ImageSlot.module.css';

interface ContentImageProps extends ImageSlotProps {
  /** Shown small in lite mode, which leaves out other pictures. */
  isContent?: boolean;
  /** Inside a link: lite mode adds no link to the full picture. */
  isLinked?: boolean;
}

export function ContentImage({ isContent = false, isLinked = false, ...slot }: ContentImageProps) {
  const t = useTranslations('lite');
  if (!isLiteRequest()) return <ImageSlot {...slot} />;
  if (!isContent || slot.image.isPlaceholder) return null;
  return (
    <>
      <span className={styles.small}>
        <ImageSlot {...slot} image={smallImage(slot.image)} isPriority={false} />
      </span>
      {!isLinked && (
        <a href={slot.image.src} className={styles.whole}>
          {t('wholePicture')}
        </a>
      )}
    </>
  );
}
