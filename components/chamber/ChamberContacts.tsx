import { useLocale, useTranslations } from 'next-intl';
import { ContactValue } from '@/components/ui/ContactValue';
import { Icon } from '@/components/ui/Icon';
import { mapDirectionsAddress } from '@/lib/map/coordinates';
import { routes } from '@/lib/routes/links';
import type { ChamberView } from '@/lib/views/chamber';
import styles from './ChamberContacts.module.css';

/** E-mail, landline phone, address and fax of a chamber, in the specification's order; what is not given is left out. */
export function ChamberContacts({ chamber }: { chamber: ChamberView }) {
  const t = useTranslations();
  const locale = useLocale();
  const { emails, phones, faxes, address, region, coordinates } = chamber;
  const hasDetails = emails.length + phones.length + faxes.length > 0 || address.text !== '';
  const entries = [
    { name: 'region', icon: 'globe', values: [region] },
    { name: 'email', icon: 'mail', values: emails },
    { name: 'phone', icon: 'phone', values: phones },
    { name: 'address', icon: 'place', values: [address] },
    { name: 'fax', icon: 'fax', values: faxes.map((text) => ({ text, href: null })) },
  ] as const;
  return (
    <div className={styles.contacts}>
      <h2 className={styles.title}>{t('chamber.contacts')}</h2>
      <dl className={styles.list}>
        {entries
          .filter(({ values: [first] }) => first && first.text !== '')
          .map(({ name, icon, values }) => (
            <div key={name} className={styles.entry}>
              <dt className={styles.label}>
                <Icon name={icon} size={20} />
                {t(`chamber.${name}`)}
              </dt>
              {values.map((value) => (
                <dd key={value.text}>
                  <span>
                    <ContactValue value={value} className={styles.link} />
                  </span>
                </dd>
              ))}
            </div>
          ))}
      </dl>
      <ul className={styles.actions}>
        <li>
          <a href={routes.chamberCard({ language: locale, id: chamber.id })} download className={`button button-quiet ${styles.action}`}>
            <Icon name="download" size={20} />
            {t('chamber.saveContact')}
          </a>
        </li>
        {coordinates && (
          <li>
            <a href={mapDirectionsAddress(coordinates)} target="_blank" rel="noopener noreferrer" className={`button button-quiet ${styles.action}`}>
              <Icon name="place" size={20} />
              {t('chamber.directions')}
              <span className="visually-hidden"> ({t('common.newTab')})</span>
            </a>
          </li>
        )}
      </ul>
      {!hasDetails && <p className={styles.none}>{t('chamber.noDetails')}</p>}
    </div>
  );
}
