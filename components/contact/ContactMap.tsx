import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Khatam } from '@/components/ui/Khatam';
import { MapFrame } from '@/components/ui/MapFrame.client';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { ContactDetails } from '@/lib/contact/details';
import { isLightVisit } from '@/lib/visit';
import styles from './ContactMap.module.css';

/** The embedded map over a drawn sheet, with its place in words and a way to the map itself for whoever sees no frame. */
export function ContactMap({ map }: { map: ContactDetails['map'] }) {
  const t = useTranslations('contact');
  return (
    <figure className="card">
      <div className={styles.sheet}>
        <span className={styles.mark}>
          <Khatam size={72} />
        </span>
        {!isLightVisit() && <MapFrame address={map.frame} title={t('map', { place: map.label.text })} className={styles.frame} />}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.place}>
          <Icon name="place" size={20} />
          <LocalisedText value={map.label} />
        </span>
        <a href={map.page} target="_blank" rel="noopener" className={styles.open}>
          {t('openMap')}
          <Icon name="external" size={16} />
        </a>
      </figcaption>
    </figure>
  );
}
