import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routes/links';
import { siteAddress } from '@/lib/site-address';
import styles from './SubscriptionLinks.module.css';

/** Subscribes the visitor's own calendar to this one. Plain links: nothing of the services is loaded. */
export function SubscriptionLinks() {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const locale = useLocale();
  const file = routes.calendarFeed({ language: locale });
  const address = siteAddress() + file;
  const app = address.replace(/^https?:/, 'webcal:');
  const services = [
    { name: t('subscribeGoogle'), href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}` },
    {
      name: t('subscribeOutlook'),
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(t('title'))}`,
    },
  ];
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
        {services.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="button button-quiet">
              {name}
              <span className="visually-hidden"> ({common('newTab')})</span>
            </a>
          </li>
        ))}
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
