import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ContentImage } from '@/components/ui/ContentImage';
import { RichText } from '@/components/rich-text/RichText';
import type { LocalisedText } from '@/lib/i18n/localise';
import type { ImageView } from '@/lib/media/image-address';
import styles from './DetailLayout.module.css';

interface DetailLayoutProps {
  image: ImageView;
  body: LocalisedText;
  /** What stands between the image and the text. */
  children?: ReactNode;
  /** The sidebar: after the text on narrow screens, beside it on wide ones. */
  aside: ReactNode;
}

/** Image, text and sidebar of an article or page. */
export function DetailLayout({ image, body, children, aside }: DetailLayoutProps) {
  const t = useTranslations('article');
  const tDetail = useTranslations('detail');
  return (
    <div className={`container section ${styles.layout}`}>
      <div className={styles.content}>
        <div className={image.isPlaceholder ? `${styles.image} ${styles.band}` : styles.image}>
          <ContentImage
            image={image}
            width={960}
            height={image.isPlaceholder ? 192 : 540}
            sizes="(width > 768px) 46rem, calc(100vw - 2rem)"
            isPriority
            isContent
          />
        </div>
        {children}
        <RichText value={body} contents={tDetail('contents')} />
      </div>
      <aside aria-label={t('sidebar')} className={styles.aside}>
        {aside}
      </aside>
    </div>
  );
}
