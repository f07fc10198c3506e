import { useLocale } from 'next-intl';
import { languageChoice } from '@/lib/i18n/language-path';
import { LANGUAGES } from '@/lib/i18n/languages';
import { languageAttributes, type Locale } from '@/lib/i18n/locales';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/table';
import styles from './ScreenLinks.module.css';

/*
 * Links to the current screen in other languages. `address` is the canonical one, without language.
 * The renderer adds the slug (server/renderer/page-html.internals), and a click adds later changes
 * of the address (lib/browser/navigation).
 */

export function LanguageLinks({
  locales,
  address,
}: {
  locales: readonly Locale[];
  address: string;
}) {
  const current = useLocale();
  // All unknown addresses share one not-found screen, whose language links lead home.
  const linkedAddress = address === ANY_UNKNOWN_PATH ? '/' : address;
  return (
    <ul className={styles.languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={languageChoice(linkedAddress, locale)}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
            data-same-screen
            className={`${styles.language} ${LANGUAGES[locale].script === LANGUAGES[current].script ? '' : styles.otherScript}`}
          >
            <span {...languageAttributes(locale)}>{LANGUAGES[locale].name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
