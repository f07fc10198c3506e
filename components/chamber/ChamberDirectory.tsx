import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/listing/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { PrintedAddress } from '@/components/ui/PrintedAddress';
import { withLanguage } from '@/lib/i18n/language-path';
import { routes } from '@/lib/routes/links';
import { isDemonstration } from '@/lib/runtime/env';
import type { ChamberCardView } from '@/lib/views/chamber';
import { DIRECTORY_MAP_ID, type FrameView } from '@/lib/views/directory-map';
import { ChamberCard } from './ChamberCard';
import { ChamberFilter } from './ChamberFilter.client';
import { DirectoryMap } from './DirectoryMap';
import { NearestChamber } from './NearestChamber.client';
import styles from './ChamberDirectory.module.css';

interface ChamberDirectoryProps {
  chambers: ChamberCardView[];
  /** Where they stand; null when no place is known. */
  map: FrameView[] | null;
}

/** Every chamber of the network, under a box that filters them by name and beside the map of them all. */
export function ChamberDirectory({ chambers, map }: ChamberDirectoryProps) {
  const t = useTranslations('chambers');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <div className={`container ${styles.directory}`}>
      <ChamberFilter
        address={withLanguage(routes.chambers, locale)}
        entries={chambers.map((chamber) => ({
          id: chamber.id,
          terms: chamber.terms,
          card: <ChamberCard chamber={chamber} />,
        }))}
        counts={Array.from({ length: chambers.length + 1 }, (_, count) => t('count', { count }))}
        label={t('filter')}
        placeholder={t('filterPlaceholder')}
        submit={t('submit')}
        clear={t('clear')}
        searchIcon={<Icon name="search" size={20} />}
        clearIcon={<Icon name="close" size={20} />}
        tools={map && <MapTools />}
        map={map && <DirectoryMap frames={map} />}
        empty={<EmptyState title={common('noData')} hint={common('tryOtherTerms')} />}
      />
      <OpenData />
      <PrintedAddress path={routes.chambers} />
    </div>
  );
}

/** The directory for machines, and on what terms. */
function OpenData() {
  const t = useTranslations('chambers');
  return (
    <section id="open-data" aria-labelledby="open-data-title" className={styles.data}>
      <h2 id="open-data-title" className={styles.title}>
        {t('openData')}
      </h2>
      {isDemonstration() && <p>{t('openDataText')}</p>}
      <ul className={styles.files}>
        <li>
          <a href={routes.chambersCsv} download className={styles.file}>
            <Icon name="download" size={20} />
            {t('csv')}
          </a>
        </li>
        <li>
          <a href={routes.chambersGeoJson} download className={styles.file}>
            <Icon name="download" size={20} />
            {t('geojson')}
          </a>
        </li>
      </ul>
    </section>
  );
}

/** Ways into the directory by place: the nearest chamber, and on small screens, where it comes last, the map. */
function MapTools() {
  const t = useTranslations('chambers');
  const locale = useLocale();
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
