import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routes/links';
import { siteAddress } from '@/lib/routes/site-address';
import styles from './Agenda.module.css';

/** Links that subscribe the visitor's calendar to this one; nothing of the services is loaded. */
export function SubscriptionLinks() {
  const t = useTranslations();
  const locale = useLocale();
  const file = routes.calendarFeed({ language: locale });
  const address = siteAddress() + file;
  const app = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(t('calendar.title'))}`;
  const services = [
    { name: t('calendar.subscribeGoogle'), href: google },
    { name: t('calendar.subscribeOutlook'), href: outlook },
  ];
  return (
    <section aria-labelledby="subscribe" className={styles.subscribe} data-static="subscribe">
      <h2 id="subscribe" className={styles.subscribeTitle}>
        <Icon name="calendar" />
        {t('calendar.subscribe')}
      </h2>
      <p className={styles.hint}>{t('calendar.subscribeHint')}</p>
      <ul className={styles.ways}>
        <li>
          <a href={app} className="button button-quiet">
            {t('calendar.subscribeApp')}
          </a>
        </li>
        {services.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className="button button-quiet">
              {name}
              <span className="visually-hidden"> ({t('common.newTab')})</span>
            </a>
          </li>
        ))}
        <li>
          <a href={file} download className="button button-quiet">
            <Icon name="download" size={20} />
            {t('calendar.downloadAll')}
          </a>
        </li>
      </ul>
    </section>
  );
}
