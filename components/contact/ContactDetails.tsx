import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { ContactDetails as Details } from '@/lib/contact/details';
import styles from './ContactDetails.module.css';

/** The info card: address, phone, email and opening hours. */
export function ContactDetails({ details }: { details: Details }) {
  const t = useTranslations('contact');
  return (
    <section className={`card ${styles.card}`} aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.title}>
        {t('details')}
      </h2>
      <dl className={styles.list}>
        <Detail icon="place" label={t('address')}>
          <LocalisedText value={details.address} />
        </Detail>
        <Detail icon="phone" label={t('phone')}>
          <a href={details.phone.href} className={styles.link}>
            <bdi dir="ltr" className="unbroken">
              {details.phone.text}
            </bdi>
          </a>
        </Detail>
        <Detail icon="mail" label={t('email')}>
          <a href={details.email.href} className={styles.link}>
            <bdi dir="ltr" className="unbroken">
              {details.email.text}
            </bdi>
          </a>
        </Detail>
        <Detail icon="clock" label={t('openingHours')}>
          <LocalisedText value={details.openingHours} />
        </Detail>
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
