import { useTranslations } from 'next-intl';
import { smallImage } from '@/lib/media/image-address';
import { isLiteRequest } from '@/lib/runtime/request-context';
import { ImageSlot, type ImageSlotProps } from './ImageSlot';
import styles from './ImageSlot.module.css';

interface ContentImageProps extends ImageSlotProps {
  /** The lite version shows it too, small. The others are ornaments there, and left out. */
  isContent?: boolean;
  /** It stands inside a link: the lite version puts none to the whole picture under it. */
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
