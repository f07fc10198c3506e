import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { routes } from '@/lib/routes/links';
import type { ChamberView, ContactLink } from '@/lib/views/chamber';
import styles from './ChamberContacts.module.css';

/** E-mail, landline phone, address and fax of a chamber, in the specification's order; what is not given is left out. */
export function ChamberContacts({ chamber }: { chamber: ChamberView }) {
  const t = useTranslations('chamber');
  const common = useTranslations('common');
  const locale = useLocale();
  const { emails, phones, faxes, address, region } = chamber;
  const hasDetails = emails.length + phones.length + faxes.length > 0 || address.text !== '';
  const entries: { icon: IconName; label: string; values: ReactNode[] }[] = [
    { icon: 'globe', label: t('region'), values: localised(region) },
    { icon: 'mail', label: t('email'), values: emails.map(linked) },
    { icon: 'phone', label: t('phone'), values: phones.map(linked) },
    { icon: 'place', label: t('address'), values: localised(address) },
    { icon: 'fax', label: t('fax'), values: faxes.map((text) => linked({ text, href: null })) },
  ];
  return (
    <div className={styles.contacts}>
      <h2 className={styles.title}>{t('contacts')}</h2>
      <dl className={styles.list}>
        {entries
          .filter(({ values }) => values.length > 0)
          .map(({ icon, label, values }) => (
            <div key={icon} className={styles.entry}>
              <dt className={styles.label}>
                <Icon name={icon} size={20} />
                {label}
              </dt>
              {values}
            </div>
          ))}
      </dl>
      <ul className={styles.actions}>
        <li>
          <a href={routes.chamberCard({ language: locale, id: chamber.id })} download className={`button button-quiet ${styles.action}`}>
            <Icon name="download" size={20} />
            {t('saveContact')}
          </a>
        </li>
        {chamber.map && (
          <li>
            <a href={chamber.map.directionsAddress} target="_blank" rel="noopener noreferrer" className={`button button-quiet ${styles.action}`}>
              <Icon name="place" size={20} />
              {t('directions')}
              <span className="visually-hidden"> ({common('newTab')})</span>
            </a>
          </li>
        )}
      </ul>
      {!hasDetails && <p className={styles.none}>{t('noDetails')}</p>}
    </div>
  );
}

function localised(value: Text): ReactNode[] {
  if (value.text === '') return [];
  return [
    <dd key={value.text}>
      <span>
        <LocalisedText value={value} />
      </span>
    </dd>,
  ];
}

function linked({ text, href }: ContactLink) {
  const written = <bdi dir="ltr">{text}</bdi>;
  return (
    <dd key={text}>
      {href ? (
        <a href={href} className={styles.link}>
          {written}
        </a>
      ) : (
        written
      )}
    </dd>
  );
}
