'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { rememberChosenLanguage } from '@/lib/browser/remember-language';
import { languageChoice, splitLanguage, withLanguage, screenPath } from '@/lib/i18n/language-path';
import { LANGUAGES } from '@/lib/i18n/languages';
import { DEFAULT_LOCALE, directionOf, type Locale } from '@/lib/i18n/locales';
import { type LiteChoice, versionAddress } from '@/lib/lite-mode';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/pattern';
import styles from './ScreenLinks.module.css';

/**
 * The current screen's address, as far as a link to another form of it holds it. The server renders one page for every slug and every unknown parameter, so
 * its links hold neither, and those of an unknown address lead home; the browser completes them from its own address after hydration. Links need
 * `suppressHydrationWarning`: what React takes for the server's link leads home, so that completing it always changes it.
 */
function useScreenAddress() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const isComplete = useHydrated();
  const isTakingOver = !isComplete && typeof window !== 'undefined';
  const { prefix = DEFAULT_LOCALE, path } = splitLanguage(pathname);
  const screen = screenPath(pathname);
  const serversPath = isTakingOver || screen === ANY_UNKNOWN_PATH ? '/' : screen;
  return { prefix, path: isComplete ? path : serversPath, query: isTakingOver ? '' : query };
}

export function LanguageLinks({ locales, current }: { locales: readonly Locale[]; current: Locale }) {
  const { path, query } = useScreenAddress();
  return (
    <ul className={styles.languages}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={languageChoice(path, query, locale)}
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

/** A client component because the footer stays through navigations. Its answer sets a cookie: no crawler needs to follow it. */
export function VersionLink({ choice, className, children }: { choice: LiteChoice; className: string | undefined; children: ReactNode }) {
  const { prefix, path, query } = useScreenAddress();
  return (
    <a href={versionAddress(withLanguage(path, prefix), query, choice)} rel="nofollow" data-reload className={className} suppressHydrationWarning>
      {children}
    </a>
  );
}
