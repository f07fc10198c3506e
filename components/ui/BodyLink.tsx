import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { bodyFileAddress } from '@/lib/media/file-address';
import { contentHref } from '@/lib/text/safe-link';

/** A link inside a text of the API: to a file, a screen of this site, or elsewhere. Its text alone when it may not be followed. */
export function BodyLink({ address, locale, children }: { address: string; locale: Locale; children: ReactNode }) {
  const file = bodyFileAddress(address);
  if (file) return <a href={file}>{children}</a>;
  const href = contentHref(address, locale);
  if (!href) return children;
  return (
    <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </a>
  );
}
