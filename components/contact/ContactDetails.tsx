import { useLocale, useTranslations } from 'next-intl';
import { ContactValue } from '@/components/ui/ContactValue';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { MapFigure } from '@/components/ui/MapFigure';
import { localise } from '@/lib/i18n/localise';
import { organisation } from '@/lib/organisation/organisation';
import { contactEntries } from '@/lib/views/chamber';
import styles from './ContactDetails.module.css';
import { Static } from '@/components/ui/Static';

export function ContactDetails() {
  const t = useTranslations('contact');
  const entries = contactEntries(useLocale());
  if (entries.length === 0) return null;
  return (
    <Static
      as="section"
      className={`card ${styles.card}`}
      aria-labelledby="contact-details"
      part="contact-details"
    >
      <h2 id="contact-details" className={styles.title}>
        {t('details')}
      </h2>
      <dl className={styles.list}>
        {entries.map(({ name, icon, value }) => (
          <div key={name} className={styles.detail}>
            <dt>
              <span className={styles.icon}>
                <Icon name={icon} size={20} />
              </span>
              {t(name)}
            </dt>
            <dd>
              <ContactValue value={value} className={styles.link} />
            </dd>
          </div>
        ))}
      </dl>
    </Static>
  );
}

/** Telephone and address above the form on a phone, where the details are below it. */
export function ContactLine() {
  const entries = contactEntries(useLocale());
  const [phone, address] = ['phone', 'address'].map(
    (wanted) => entries.find(({ name }) => name === wanted)?.value,
  );
  return (
    <Static as="p" className={styles.line} part="contact-line">
      {phone && <ContactValue value={phone} className={styles.link} />}
      {phone && address && ' · '}
      {address && <ContactValue value={address} className={styles.link} />}
    </Static>
  );
}

export function ContactMap() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { map } = organisation();
  if (!map) return null;
  const place = localise(map.label, locale);
  return (
    <MapFigure
      at={map}
      place={place}
      title={t('map', { place: place.text })}
      openText={t('openMap')}
    >
      <span className={styles.place}>
        <Icon name="place" size={20} />
        <LocalisedText value={place} />
      </span>
    </MapFigure>
  );
}
