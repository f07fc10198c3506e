import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { languageChoice, withLanguage } from '@/lib/i18n/language-path';
import { LANGUAGES } from '@/lib/i18n/languages';
import { languageAttributes, type Locale } from '@/lib/i18n/locales';
import { type LiteChoice, versionAddress } from '@/lib/lite-mode';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/table';
import { isLiteRequest } from '@/lib/runtime/request-context';
import styles from './ScreenLinks.module.css';

/*
 * Links to the current screen in another language or version. `address`: its canonical one, without
 * language. The renderer adds the slug (server/renderer/page-html.internals); a click adds changes
 * of the address since (lib/browser/navigation).
 */

/** All unknown addresses share one not-found screen: its links lead home. */
const linked = (address: string): string => (address === ANY_UNKNOWN_PATH ? '/' : address);

export function LanguageLinks({
  locales,
  address,
}: {
  locales: readonly Locale[];
  address: string;
}) {
  const current = useLocale();
  return (
    <ul className={styles.languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={languageChoice(linked(address), locale)}
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

/** Turns lite mode on or off. The response sets a cookie: crawlers need not follow the link. */
export function VersionLink({
  address,
  className,
  children,
}: {
  address: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const choice: LiteChoice = isLiteRequest() ? '0' : '1';
  return (
    <a
      href={versionAddress(withLanguage(linked(address), useLocale()), choice)}
      rel="nofollow"
      data-same-screen
      className={className}
    >
      {children}
    </a>
  );
}
