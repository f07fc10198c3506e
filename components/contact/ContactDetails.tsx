import { useTranslations } from 'next-intl';
import { ContactEntryValue } from '@/components/ui/ContactEntryValue';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { MapGround } from '@/components/ui/MapGround';
import { type ContactDetails as Details, contactEntries, type ContactMapView } from '@/lib/views/organisation';
import styles from './ContactDetails.module.css';

/** The info card: address, phone, email and opening hours, as far as they are known. */
export function ContactDetails({ details }: { details: Details }) {
  const t = useTranslations('contact');
  const entries = contactEntries(details);
  if (entries.length === 0) return null;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        {t('details')}
      </h2>
      <dl className={styles.list}>
        {entries.map((entry) => (
          <div key={entry.name} className={styles.detail}>
            <dt>
              <span className={styles.icon}>
                <Icon name={entry.icon} size={20} />
              </span>
              {t(entry.name)}
            </dt>
            <dd>
              <ContactEntryValue entry={entry} linkClassName={styles.link} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The embedded map with its place in words and a link to the map itself for visitors who see no frame. */
export function ContactMap({ map }: { map: ContactMapView }) {
  const t = useTranslations('contact');
  return (
    <figure className="card">
      <MapGround place={map.label} address={map.frame} title={t('map', { place: map.label.text })} />
      <figcaption className={styles.caption}>
        <span className={styles.place}>
          <Icon name="place" size={20} />
          <LocalisedText value={map.label} />
        </span>
        <a href={map.page} target="_blank" rel="noopener" className={styles.open}>
          {t('openMap')}
          <Icon name="external" size={16} />
        </a>
      </figcaption>
    </figure>
  );
}
