import { useTranslations } from 'next-intl';
import { ContentImage } from '@/components/ui/ContentImage';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { RichText } from '@/components/rich-text/RichText';
import type { PopupView } from '@/lib/views/slide';
import { PopupDialog } from './PopupDialog.client';
import styles from './Popup.later.module.css';
import { Static } from '@/components/ui/Static';

/** The announcement is a dialog with scripts, and a section of the page without. */
export function Popup({ popup }: { popup: PopupView }) {
  const t = useTranslations();
  return (
    <PopupDialog
      closeLabel={t('common.close')}
      label={t('home.announcement')}
      announcement={
        <>
          {t('home.announcementOpened')} <LocalisedText value={popup.title} />
        </>
      }
    >
      {popup.image && (
        <Static as="div" part="announcement-picture">
          <ContentImage
            image={popup.image}
            width={960}
            height={420}
            sizes="(width > 768px) 26rem, calc(100vw - 2rem)"
          />
        </Static>
      )}
      <Words popup={popup} />
    </PopupDialog>
  );
}

function Words({ popup }: { popup: PopupView }) {
  const t = useTranslations();
  return (
    <Static as="div" className={styles.words} part="announcement">
      <p className={styles.kind}>{t('home.announcement')}</p>
      {popup.title.text && (
        <h2 className={styles.title}>
          <LocalisedText value={popup.title} />
        </h2>
      )}
      <RichText value={popup.body} under={2} />
      {popup.link && (
        <a href={popup.link.href} className={`button ${styles.action}`}>
          {popup.link.label ? <LocalisedText value={popup.link.label} /> : t('common.readMore')}
        </a>
      )}
    </Static>
  );
}
