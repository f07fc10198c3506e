import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import type { Organisation } from '@/lib/organisation/organisation';
import styles from './Footer.module.css';

/** Who the site belongs to and how to reach them. */
export function FooterContact({ of }: { of: Organisation }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { name, address, phone, email, openingHours } = of;
  return (
    <section className={styles.column} aria-labelledby="footer-contact">
      <h3 id="footer-contact">
        <LocalisedText value={localise(name, locale)} />
      </h3>
      <ul className={styles.contacts}>
        <li>
          <Icon name="place" size={20} />
          <span>
            <span className="visually-hidden">{t('address')} </span>
            <LocalisedText value={localise(address, locale)} />
          </span>
        </li>
        <li>
          <Icon name="phone" size={20} />
          <span className="visually-hidden">{t('phone')} </span>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={styles.link}>
            <bdi dir="ltr" className="unbroken">
              {phone}
            </bdi>
          </a>
        </li>
        <li>
          <Icon name="mail" size={20} />
          <span className="visually-hidden">{t('email')} </span>
          <a href={`mailto:${email}`} className={styles.link}>
            <bdi dir="ltr" className="unbroken">
              {email}
            </bdi>
          </a>
        </li>
        <li>
          <Icon name="clock" size={20} />
          <span>
            <span className="visually-hidden">{t('openingHours')} </span>
            <LocalisedText value={localise(openingHours, locale)} />
          </span>
        </li>
      </ul>
    </section>
  );
}
