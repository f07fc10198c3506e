import { useTranslations } from 'next-intl';
import { NextEvents } from '@/components/home/NextEvents';
import { Icon } from '@/components/ui/Icon';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { NearbyScreen } from '@/lib/routes/nearest-screens';
import type { NextEventView } from '@/lib/calendar/event';
import styles from './NotFound.module.css';
import { PageTitle } from './PageTitle';
import { SearchForm } from './SearchForm';

interface NotFoundProps {
  /** The API failed, so the screen says that the record is unavailable for the moment. */
  isUnavailable: boolean;
  screens: NearbyScreen[];
  nearest: NearbyScreen[];
  events: NextEventView[];
}

export function NotFound({ isUnavailable, screens, nearest, events }: NotFoundProps) {
  const t = useTranslations();
  const title = t(isUnavailable ? 'notFound.unavailableTitle' : 'notFound.title');
  return (
    <>
      <PageTitle
        title={isUnavailable ? title : `404 – ${title}`}
        current={title}
        lead={t(isUnavailable ? 'notFound.unavailableText' : 'notFound.text')}
      />
      <div className={`container ${styles.body}`}>
        <div className={styles.star}>
          <Khatam size={320} {...(!isUnavailable && { text: '404' })} />
        </div>
        <div className={styles.ways}>
          {nearest.length > 0 && (
            <Ways id="nearest-screens" title={t('notFound.nearest')} ways={nearest} />
          )}
          <SearchForm
            id="not-found-search"
            label={t('notFound.search')}
            submit={t('header.search')}
          />
          <Ways id="useful-links" title={t('notFound.usefulLinks')} ways={screens} />
          {events.length > 0 && <NextEvents events={events} />}
        </div>
      </div>
    </>
  );
}

function Ways({ id, title, ways }: { id: string; title: string; ways: NearbyScreen[] }) {
  return (
    <section className={styles.links} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              <LocalisedText value={label} />
              <Icon name="arrowEnd" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
