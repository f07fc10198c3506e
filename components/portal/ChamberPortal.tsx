import { useLocale, useTranslations } from 'next-intl';
import { NextEvents } from '@/components/home/NextEvents';
import { ContentCard } from '@/components/listing/ContentCard';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { Static } from '@/components/ui/Static';
import {
  newsKeyword,
  type chamberPortal,
} from '@/lib/content-api/entities/screen-data/chamber-portal';
import { localise } from '@/lib/i18n/localise';
import { siteAddress } from '@/lib/platform/env';
import { routes } from '@/lib/routes/links';
import { listAddress } from '@/lib/routes/parameters';
import { plainText } from '@/lib/text/plain-text';
import styles from './ChamberPortal.module.css';

interface ChamberPortalProps extends Awaited<ReturnType<typeof chamberPortal>> {
  chamber: Parameters<typeof chamberPortal>[0];
}

/** The next events of a chamber and the news that name its wilaya, each where there are any. */
export function ChamberPortal({ chamber, events, news }: ChamberPortalProps) {
  const t = useTranslations('chamber');
  const language = useLocale();
  const { id, region } = chamber;
  const keyword = plainText(localise(region, language).text) || newsKeyword(chamber);
  const file = siteAddress() + routes.chamberCalendar({ language, id });
  return (
    <>
      {events.length > 0 && (
        <div className={styles.events}>
          <NextEvents
            events={events}
            title={t('nextEvents')}
            calendar={listAddress(routes.calendar, { chamber: id })}
          />
          <a href={file.replace(/^https?:/, 'webcal:')} className={`screen-only ${styles.more}`}>
            <Icon name="calendar" size={20} />
            {t('subscribe')}
          </a>
        </div>
      )}
      {news.length > 0 && (
        <Static as="section" aria-labelledby="chamber-news" part="chamber-news">
          <h2 id="chamber-news">{t('news')}</h2>
          <ul className={`card-grid ${styles.news}`}>
            {news.map((card) => (
              <li key={card.key}>
                <ContentCard card={card} level={3} shows={{ date: true }} isRow />
              </li>
            ))}
          </ul>
          <p className={`screen-only ${styles.links}`}>
            <Link href={listAddress(routes.search, { keyword })} className={styles.more}>
              {t('allNews', { keyword })}
            </Link>
            <a
              href={routes.taxonomyFeed({ language, taxonomy: 'chamber', id })}
              className={styles.more}
            >
              {t('feed')}
            </a>
          </p>
        </Static>
      )}
    </>
  );
}
