import { useLocale, useMessages, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/listing/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { PrintedAddress } from '@/components/ui/Link';
import { startOfDay } from '@/lib/i18n/calendar-day';
import { textDateFormat } from '@/lib/i18n/format-date';
import { countArguments } from '@/lib/i18n/format-number';
import { withLanguage } from '@/lib/i18n/language-path';
import { pickTexts } from '@/lib/i18n/messages';
import { routes } from '@/lib/routes/links';
import { isDemonstration } from '@/lib/platform/env';
import { communeTable } from '@/lib/search/communes';
import type { CommuneHits } from '@/lib/search/match-communes';
import type { ChamberCardView } from '@/lib/views/chamber';
import { DIRECTORY_MAP_ID, type FrameView } from '@/lib/views/directory-map';
import { ChamberCard } from './ChamberCard';
import { ChamberFilter } from './ChamberFilter.client';
import { DirectoryMap } from './DirectoryMap';
import { NearestChamber } from './NearestChamber.client';
import styles from './ChamberDirectory.module.css';
import { Static } from '@/components/ui/Static';

export function ChamberDirectory({
  chambers,
  communes,
  map,
}: {
  chambers: ChamberCardView[];
  /** Those that the server found for the text in the address. */
  communes: CommuneHits;
  map: FrameView[] | null;
}) {
  const t = useTranslations('chambers');
  const messages = useMessages();
  const locale = useLocale();
  return (
    <div className="container section">
      <ChamberFilter
        address={withLanguage(routes.chambers, locale)}
        entries={chambers.map((chamber) => ({
          id: chamber.id,
          terms: chamber.terms,
          region: chamber.region.text || chamber.name.text,
          card: <ChamberCard chamber={chamber} />,
        }))}
        communes={communes}
        locale={locale}
        counts={Array.from({ length: chambers.length + 1 }, (_, count) =>
          t('count', countArguments(count, locale)),
        )}
        texts={pickTexts(
          messages.chambers,
          'filter',
          'filterPlaceholder',
          'submit',
          'clear',
          'or',
          'servedBy',
          'laterWilayas',
        )}
        tools={
          map && (
            <div className={`screen-only ${styles.tools}`} data-acts-by-itself="">
              <NearestChamber
                locale={locale}
                texts={pickTexts(
                  messages.chambers,
                  'nearest',
                  'nearestNote',
                  'nearestSearching',
                  'nearestFound',
                  'nearestAway',
                  'nearestDenied',
                  'nearestUnavailable',
                )}
              />
              <a href={`#${DIRECTORY_MAP_ID}`} className={styles.toMap}>
                {t('toMap')}
              </a>
            </div>
          )
        }
        map={map && <DirectoryMap frames={map} />}
        empty={<EmptyState nothing="noData" hint={messages.common.tryOtherTerms} />}
      />
      <OpenData />
      <PrintedAddress path={routes.chambers} />
    </div>
  );
}

function OpenData() {
  const t = useTranslations('chambers');
  const write = textDateFormat(useLocale(), { day: 'numeric', month: 'long', year: 'numeric' });
  const { sources, date } = communeTable();
  return (
    <Static
      as="section"
      id="open-data"
      aria-labelledby="open-data-title"
      className={`screen-only ${styles.data}`}
      part="open-data"
    >
      <h2 id="open-data-title" className={styles.title}>
        {t('openData')}
      </h2>
      {isDemonstration() && <p>{t('openDataText')}</p>}
      {sources.length > 0 && (
        <p>
          {t('communesText')} <bdi dir="ltr">{sources.join(' · ')}</bdi> – {write(startOfDay(date))}
        </p>
      )}
      <ul className={styles.files}>
        <li>
          <a href={routes.chambersCsv} download className={styles.file}>
            <Icon name="download" size={20} />
            {t('csv')}
          </a>
        </li>
      </ul>
    </Static>
  );
}
