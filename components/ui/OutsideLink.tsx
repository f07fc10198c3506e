import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

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
