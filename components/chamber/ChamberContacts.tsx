import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
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
  return (
    <div className={styles.contacts}>
      <h2 className={styles.title}>{t('contacts')}</h2>
      <dl className={styles.list}>
        {region.text && (
          <Entry icon="globe" label={t('region')}>
            <dd>
              <LocalisedText value={region} />
            </dd>
          </Entry>
        )}
        <Links icon="mail" label={t('email')} links={emails} />
        <Links icon="phone" label={t('phone')} links={phones} />
        {address.text && (
          <Entry icon="place" label={t('address')}>
            <dd>
              <LocalisedText value={address} />
            </dd>
          </Entry>
        )}
        <Links icon="fax" label={t('fax')} links={faxes.map((text) => ({ text, href: null }))} />
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

function Links({ icon, label, links }: { icon: IconName; label: string; links: ContactLink[] }) {
  if (links.length === 0) return null;
  return (
    <Entry icon={icon} label={label}>
      {links.map(({ text, href }) => (
        <dd key={text}>
          {href ? (
            <a href={href} className={styles.link}>
              <bdi dir="ltr">{text}</bdi>
            </a>
          ) : (
            <bdi dir="ltr">{text}</bdi>
          )}
        </dd>
      ))}
    </Entry>
  );
}

function Entry({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt className={styles.label}>
        <Icon name={icon} size={20} />
        {label}
      </dt>
      {children}
    </div>
  );
}
