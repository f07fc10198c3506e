import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { MapGround } from '@/components/ui/MapGround';
import { isDemonstration } from '@/lib/runtime/env';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import type { ChamberMapView } from '@/lib/views/chamber';
import styles from './ChamberMap.module.css';

/** Where a chamber stands: an embedded map, and the same place as an ordinary page. */
export function ChamberMap({ map, name }: { map: ChamberMapView; name: Text }) {
  const t = useTranslations('chamber');
  return (
    <section>
      <h2>{t('map')}</h2>
      <figure className={`card ${styles.figure}`}>
        <MapGround place={name} address={map.frameAddress} title={t('mapOf', { name: name.text })} />
        <figcaption className={styles.caption}>
          <span>
            {isDemonstration() && t('mapNote')}{' '}
            <bdi dir="ltr" className="unbroken">
              {map.point}
            </bdi>
          </span>
          <a href={map.pageAddress} target="_blank" rel="noopener" className={styles.link}>
            {t('openMap')}
            <Icon name="external" size={18} />
          </a>
        </figcaption>
      </figure>
    </section>
  );
}
