'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { screenPath } from '@/lib/i18n/screen-path';
import { versionAddress, type LiteChoice } from '@/lib/lite-mode';

interface VersionLinkProps {
  choice: LiteChoice;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The current screen in its light or its full version. A client component because the footer stands while the screens above it change.
 * The server answers it with the choice's cookie, so the browser follows it, and no crawler needs to.
 */
export function VersionLink({ choice, className, children }: VersionLinkProps) {
  const pathname = usePathname();
  const path = withLanguage(screenPath(pathname), splitLanguage(pathname).prefix ?? DEFAULT_LOCALE);
  const address = versionAddress(path, useSearchParams().toString(), choice);
  return (
    <a href={address} rel="nofollow" data-reload className={className} suppressHydrationWarning>
      {children}
    </a>
  );
}
