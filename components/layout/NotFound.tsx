import { useTranslations } from 'next-intl';
import { NextEvents } from '@/components/home/NextEvents';
import { Icon } from '@/components/ui/Icon';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { NearbyScreen } from '@/lib/routes/nearest-screens';
import type { NextEventView } from '@/lib/views/calendar/event';
import { currentContext } from '@/lib/runtime/request-context';
import styles from './NotFound.module.css';
import { PageTitle } from './PageTitle';
import { SearchForm } from './SearchForm';

/** While the API fails, the screen of a record says here that it is unavailable, and for how long. */
export function NotFound({ screens, nearest, events }: { screens: NearbyScreen[]; nearest: NearbyScreen[]; events: NextEventView[] }) {
  const t = useTranslations();
  const isUnavailable = currentContext()?.status === 503;
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
          {nearest.length > 0 && <Ways id="nearest-screens" title={t('notFound.nearest')} ways={nearest} />}
          <SearchForm id="not-found-search" label={t('notFound.search')} submit={t('header.search')} />
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
