'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { useHydrated } from '@/components/ui/use-hydrated';
import { screenPath } from '@/lib/i18n/screen-path';
import { versionAddress, type LiteChoice } from '@/lib/lite-mode';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/unknown-path';

interface VersionLinkProps {
  choice: LiteChoice;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The current screen in its light or its full version. A client component because the footer stands while the screens above it change.
 * On an unknown address the server's leads home, and the browser completes it. The server answers it with the choice's cookie, so the browser follows it, and no crawler needs to.
 */
export function VersionLink({ choice, className, children }: VersionLinkProps) {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const isComplete = useHydrated();
  const path = screenPath(pathname);
  const isServers = !isComplete && (typeof window !== 'undefined' || path === ANY_UNKNOWN_PATH);
  const address = versionAddress(withLanguage(isServers ? '/' : path, splitLanguage(pathname).prefix ?? DEFAULT_LOCALE), query, choice);
  return (
    <a href={address} rel="nofollow" data-reload className={className} suppressHydrationWarning>
      {children}
    </a>
  );
}
