import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { MapGround } from '@/components/ui/MapGround';
import type { ContactMapView } from '@/lib/views/organisation';
import styles from './ContactMap.module.css';

/** The embedded map with its place in words and a link to the map itself for visitors who see no frame. */
export function ContactMap({ map }: { map: ContactMapView }) {
  const t = useTranslations('contact');
  return (
    <figure className="card">
      <MapGround place={map.label} address={map.frame} title={t('map', { place: map.label.text })} />
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
