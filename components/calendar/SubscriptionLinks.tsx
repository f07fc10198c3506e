import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routes/links';
import { subscriptionLinks } from '@/lib/discovery/subscription-links';
import { siteAddress } from '@/lib/site-address';
import styles from './SubscriptionLinks.module.css';

/** Subscribes the visitor's own calendar to this one. Plain links: nothing of the services is loaded. */
export function SubscriptionLinks() {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const locale = useLocale();
  const file = routes.calendarFeed({ language: locale });
  const { app, google, outlook } = subscriptionLinks(siteAddress() + file, t('title'));
  const newTab = <span className="visually-hidden"> ({common('newTab')})</span>;
  return (
    <section aria-labelledby="subscribe" className={styles.subscribe}>
      <h2 id="subscribe" className={styles.title}>
        <Icon name="calendar" />
        {t('subscribe')}
      </h2>
      <p className={styles.hint}>{t('subscribeHint')}</p>
      <ul className={styles.ways}>
        <li>
          <a href={app} className="button button-quiet">
            {t('subscribeApp')}
          </a>
        </li>
        <li>
          <a href={google} target="_blank" rel="noopener noreferrer" className="button button-quiet">
            {t('subscribeGoogle')}
            {newTab}
          </a>
        </li>
        <li>
          <a href={outlook} target="_blank" rel="noopener noreferrer" className="button button-quiet">
            {t('subscribeOutlook')}
            {newTab}
          </a>
        </li>
        <li>
          <a href={file} download className="button button-quiet">
            <Icon name="download" size={20} />
            {t('downloadAll')}
          </a>
        </li>
      </ul>
    </section>
  );
}
