import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/page-locale';
import { DIRECTORY_MAP_ID } from './DirectoryMap';
import styles from './MapTools.module.css';
import { NearestChamber } from './NearestChamber.client';

/** Ways into the directory by place: the nearest chamber, and on small screens, where it comes last, the map. */
export async function MapTools() {
  const [t, locale] = await Promise.all([getTranslations('chambers'), pageLocale()]);
  return (
    <div className={styles.tools}>
      <NearestChamber
        locale={locale}
        texts={{
          button: t('nearest'),
          note: t('nearestNote'),
          searching: t('nearestSearching'),
          found: t('nearestFound'),
          away: t('nearestAway', { distance: '{distance}' }),
          denied: t('nearestDenied'),
          unavailable: t('nearestUnavailable'),
        }}
      />
      <a href={`#${DIRECTORY_MAP_ID}`} className={styles.toMap}>
        {t('toMap')}
      </a>
    </div>
  );
}
