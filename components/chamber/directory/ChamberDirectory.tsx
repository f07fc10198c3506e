import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/listing/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { PrintedAddress } from '@/components/ui/PrintedAddress';
import { withLanguage } from '@/lib/i18n/language-path';
import { routes } from '@/lib/routes/links';
import type { ChamberCardView } from '@/lib/views/chamber';
import type { FrameView } from '@/lib/views/directory-map';
import { ChamberCard } from '@/components/chamber/ChamberCard';
import { DirectoryMap } from '@/components/chamber/map/DirectoryMap';
import { MapTools } from '@/components/chamber/map/MapTools';
import { OpenData } from './OpenData';
import styles from './ChamberDirectory.module.css';
import { ChamberFilter } from './ChamberFilter.client';

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
