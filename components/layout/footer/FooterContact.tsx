import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { contactDetails } from '@/lib/views/organisation';
import { localise } from '@/lib/i18n/localise';
import type { Organisation } from '@/lib/organisation/organisation-schema';
import styles from './Footer.module.css';

/** Who the site belongs to and how to reach them, as far as it is known. */
export function FooterContact({ of }: { of: Organisation }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { address, phone, email, openingHours } = contactDetails(of, locale);
  return (
    <section className={styles.column} aria-labelledby="footer-contact">
      <h3 id="footer-contact">
        <LocalisedText value={localise(of.name, locale)} />
      </h3>
      {(address ?? phone ?? email ?? openingHours) && (
        <ul className={styles.contacts}>
          {address && (
            <li>
              <Icon name="place" size={20} />
              <span>
                <span className="visually-hidden">{t('address')} </span>
                <LocalisedText value={address} />
              </span>
            </li>
          )}
          {phone && (
            <li>
              <Icon name="phone" size={20} />
              <span className="visually-hidden">{t('phone')} </span>
              <a href={phone.href} className={styles.link}>
                <bdi dir="ltr" className="unbroken">
                  {phone.text}
                </bdi>
              </a>
            </li>
          )}
          {email && (
            <li>
              <Icon name="mail" size={20} />
              <span className="visually-hidden">{t('email')} </span>
              <a href={email.href} className={styles.link}>
                <bdi dir="ltr" className="unbroken">
                  {email.text}
                </bdi>
              </a>
            </li>
          )}
          {openingHours && (
            <li>
              <Icon name="clock" size={20} />
              <span>
                <span className="visually-hidden">{t('openingHours')} </span>
                <LocalisedText value={openingHours} />
              </span>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
