import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/Link';
import { contactDetails } from '@/lib/contact/details';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import styles from './LegalText.module.css';

/** The ways of writing to the organisation or calling it. */
export function ContactWays() {
  const t = useTranslations('contact');
  const locale = useLocale();
  const { phone, email } = contactDetails(organisation(), locale);
  return (
    <ul className={styles.ways}>
      <li>
        <Link href={routes.contact}>{t('form')}</Link>
      </li>
      {[email, phone].map(
        (way) =>
          way && (
            <li key={way.href}>
              <a href={way.href}>
                <bdi dir="ltr">{way.text}</bdi>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
