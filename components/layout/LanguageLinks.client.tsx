'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useHydrated } from '@/components/ui/use-hydrated';
import { languageChoice } from '@/lib/i18n/language-path';
import { LANGUAGES } from '@/lib/i18n/languages';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { screenPath } from '@/lib/i18n/screen-path';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/table';
import styles from './LanguageLinks.module.css';
import { rememberChosenLanguage } from '@/lib/browser/remember-language';

interface LanguageLinksProps {
  locales: readonly Locale[];
  current: Locale;
}

/**
 * The current screen in each language. The server renders one page for every slug and every unknown parameter, so its links hold
 * neither, and those of an unknown address lead home; the browser completes them from its own address once it has taken over. `suppressHydrationWarning` is for the query.
 */
export function LanguageLinks({ locales, current }: LanguageLinksProps) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const isComplete = useHydrated();
  // What React takes for the server's link is the home screen's, without a query, so that completing it always changes it.
  const isTakingOver = !isComplete && typeof window !== 'undefined';
  const path = screenPath(pathname);
  const serversPath = isTakingOver || path === ANY_UNKNOWN_PATH ? '/' : path;
  return (
    <ul className={styles.languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={languageChoice(isComplete ? pathname : serversPath, isTakingOver ? '' : query, locale)}
            hrefLang={locale}
            aria-current={locale === current ? 'true' : undefined}
            data-reload
            className={styles.language}
            onClick={(event) => rememberChosenLanguage(event.nativeEvent)}
            suppressHydrationWarning
          >
            <span lang={locale} dir={directionOf(locale)}>
              {LANGUAGES[locale].name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
