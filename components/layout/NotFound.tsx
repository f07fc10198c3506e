import { useTranslations } from 'next-intl';
import { NextEvents } from '@/components/home/NextEvents';
import { Icon } from '@/components/ui/Icon';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import type { NextEventView } from '@/lib/calendar/event';
import styles from './NotFound.module.css';
import { PageTitle } from './PageTitle';
import { SearchForm } from './SearchForm';

interface NotFoundProps {
  /** The API failed, so the screen says that the record is unavailable for the moment. */
  isUnavailable: boolean;
  screens: { href: string; label: string }[];
  events: NextEventView[];
}

export function NotFound({ isUnavailable, screens, events }: NotFoundProps) {
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
          <SearchForm
            id="not-found-search"
            label={t('notFound.search')}
            submit={t('header.search')}
          />
          <section className={styles.links} aria-labelledby="useful-links">
            <h2 id="useful-links">{t('notFound.usefulLinks')}</h2>
            <ul>
              {screens.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={styles.link}>
                    {label}
                    <Icon name="arrowEnd" size={20} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          {events.length > 0 && <NextEvents events={events} />}
        </div>
      </div>
    </>
  );
}
