import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { ContactMapView, ContactDetails as Details } from '@/lib/views/organisation';
import { MapGround } from '@/components/ui/MapGround';
import styles from './ContactDetails.module.css';

/** The info card: address, phone, email and opening hours, as far as they are known. */
export function ContactDetails({ details: { address, phone, email, openingHours } }: { details: Details }) {
  const t = useTranslations('contact');
  if (!address && !phone && !email && !openingHours) return null;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        {t('details')}
      </h2>
      <dl className={styles.list}>
        {address && (
          <Detail icon="place" label={t('address')}>
            <LocalisedText value={address} />
          </Detail>
        )}
        {phone && (
          <Detail icon="phone" label={t('phone')}>
            <a href={phone.href} className={styles.link}>
              <bdi dir="ltr" className="unbroken">
                {phone.text}
              </bdi>
            </a>
          </Detail>
        )}
        {email && (
          <Detail icon="mail" label={t('email')}>
            <a href={email.href} className={styles.link}>
              <bdi dir="ltr" className="unbroken">
                {email.text}
              </bdi>
            </a>
          </Detail>
        )}
        {openingHours && (
          <Detail icon="clock" label={t('openingHours')}>
            <LocalisedText value={openingHours} />
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} size={20} />
        </span>
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
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
