import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { environment } from '@/lib/runtime/env';
import { siteAddress } from '@/lib/site-address';
import { bodyHref } from '@/lib/text/body-link';

interface BodyLinkProps {
  address: string;
  lang: string | undefined;
  dir: string | undefined;
  children: ReactNode;
}

/** A link inside a text of the API: to a file, a screen of this site, or elsewhere. Its text alone when it may not be followed. */
export function BodyLink({ address, lang, dir, children }: BodyLinkProps) {
  const locale = useLocale();
  const href = bodyHref(address, locale, { site: siteAddress(), api: environment().API_BASE_URL });
  if (!href) return children;
  return (
    <a href={href} lang={lang} dir={dir} rel={href.startsWith('/') ? undefined : 'noopener noreferrer'}>
      {children}
    </a>
  );
}
