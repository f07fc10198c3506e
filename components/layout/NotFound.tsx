import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import { currentContext } from '@/lib/runtime/request-context';
import type { FooterScreen } from '@/lib/views/menu';
import styles from './NotFound.module.css';
import { PageTitle } from './PageTitle';
import { SearchForm } from './SearchForm';

/** While the API fails, the screen of a record says here that it is unavailable, and for how long. */
export function NotFound({ screens }: { screens: FooterScreen[] }) {
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
          <SearchForm id="not-found-search" label={t('notFound.search')} submit={t('header.search')} />
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
        </div>
      </div>
    </>
  );
}
