import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localisedPath } from '@/lib/routes/links';

interface LinkProps extends ComponentProps<'a'> {
  /** A path of `lib/routes`, without language; its query string may follow. */
  href: string;
}

/** A plain anchor: `SoftNavigation` turns clicks into navigations, so that no link costs client code of its own. */
export function Link({ href, children, ...attributes }: LinkProps) {
  return (
    <a href={localisedPath(href, useLocale())} {...attributes}>
      {children}
    </a>
  );
}
