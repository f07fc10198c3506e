import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/Icon';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import { routes } from '@/lib/routes';
import { currentVisit } from '@/lib/visit';
import styles from './NotFound.module.css';
import { PageTitle } from './PageTitle';
import { SearchForm } from './SearchForm';

/** The not-found screen: 404 title with a breadcrumb. Also what a visitor sees of a detail page while the API fails. */
export async function NotFound() {
  const [t, tFooter, tHeader] = await Promise.all([getTranslations('notFound'), getTranslations('footer'), getTranslations('header')]);
  const isUnavailable = currentVisit()?.status === 503;
  const links = [
    { href: routes.articles, label: tFooter('articles') },
    { href: routes.pages, label: tFooter('pages') },
    { href: routes.chambers, label: tFooter('chambers') },
    { href: routes.calendar, label: tFooter('calendar') },
    { href: routes.contact, label: tFooter('contact') },
  ];
  return (
    <>
      <PageTitle title={`404 – ${t('title')}`} current={t('title')}>
        <p className={styles.text}>{t(isUnavailable ? 'unavailableText' : 'text')}</p>
      </PageTitle>
      <div className={`container ${styles.body}`}>
        <div className={styles.star}>
          <Khatam size={320} text="404" />
        </div>
        <div className={styles.ways}>
          <SearchForm label={t('search')} submit={tHeader('search')} />
          <section className={styles.links} aria-labelledby="useful-links">
            <h2 id="useful-links">{t('usefulLinks')}</h2>
            <ul>
              {links.map(({ href, label }) => (
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
