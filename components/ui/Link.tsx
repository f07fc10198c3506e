import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { withLanguage } from '@/lib/i18n/language-path';
import { siteAddress } from '@/lib/platform/env';
import { localisedPath } from '@/lib/routes/links';

interface LinkProps extends ComponentProps<'a'> {
  /** A path of `lib/routes`, without language; its query string may follow. */
  href: string;
}

export function Link({ href, children, ...attributes }: LinkProps) {
  return (
    <a href={localisedPath(href, useLocale())} {...attributes}>
      {children}
    </a>
  );
}

/**
 * A website elsewhere opens in a new tab and says so; a path of this site, a mail address or a
 * number does not.
 */
export function OutsideLink({
  href,
  children,
  ...attributes
}: ComponentProps<'a'> & { href: string }) {
  const t = useTranslations('common');
  const isOutside = /^https?:/i.test(href);
  return (
    <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...attributes}>
      {children}
      {isOutside && <span className="visually-hidden"> ({t('newTab')})</span>}
    </a>
  );
}

/** The address of a screen, shown in print only. `path` is without language. */
export function PrintedAddress({ path }: { path: string }) {
  const locale = useLocale();
  return (
    <p className="print-only">
      <bdi dir="ltr">{siteAddress() + withLanguage(path, locale)}</bdi>
    </p>
  );
}
