'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { useHydrated } from '@/components/ui/use-hydrated';
import { screenPath } from '@/lib/i18n/screen-path';
import { versionAddress, type LiteChoice } from '@/lib/lite-mode';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/table';

interface VersionLinkProps {
  choice: LiteChoice;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The current screen in its lite or its full version. A client component because the footer stays while the screens above it change. The server's link
 * has no slug, and leads home on an unknown address; the browser completes it. Its answer sets a cookie: no crawler needs to follow it.
 */
export function VersionLink({ choice, className, children }: VersionLinkProps) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const isComplete = useHydrated();
  const { prefix = DEFAULT_LOCALE, path } = splitLanguage(pathname);
  const screen = screenPath(pathname);
  // What React takes for the server's link leads home, so that completing it, with the slug, always changes it.
  const isHome = !isComplete && (typeof window !== 'undefined' || screen === ANY_UNKNOWN_PATH);
  const address = versionAddress(withLanguage(isHome ? '/' : isComplete ? path : screen, prefix), query, choice);
  return (
    <a href={address} rel="nofollow" data-reload className={className} suppressHydrationWarning>
      {children}
    </a>
  );
}
