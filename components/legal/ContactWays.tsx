import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/Link';
import { contactDetails } from '@/lib/views/organisation';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import styles from './LegalText.module.css';

/** The ways of writing to the organisation or calling it; `email` replaces its own address. */
export function ContactWays({ email: other = null }: { email?: string | null }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const own = organisation();
  const { phone, email } = contactDetails({ ...own, email: other ?? own.email }, locale);
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
