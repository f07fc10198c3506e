import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { localisedPath } from '@/lib/routes/links';

interface LinkProps {
  /** A path of `lib/routes`, without language; its query string may follow. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  /** Spoken name when the content alone does not tell where the link goes. */
  label?: string | undefined;
  isCurrent?: boolean;
}

/**
 * A link inside the site, in the page's language. A plain anchor: `SoftNavigation` turns clicks into navigations without a reload,
 * so that no link costs client code of its own.
 */
export function Link({ href, children, className, label, isCurrent }: LinkProps) {
  const locale = useLocale();
  return (
    <a
      href={localisedPath(href, locale)}
      {...(className !== undefined && { className })}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {children}
    </a>
  );
}
