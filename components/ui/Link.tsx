import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localisedPath } from '@/lib/routes/links';

interface LinkProps extends ComponentProps<'a'> {
  /** A path of `lib/routes`, without language; its query string may follow. */
  href: string;
}

/** A plain anchor to a path of this site. */
export function Link({ href, children, ...attributes }: LinkProps) {
  return (
    <a href={localisedPath(href, useLocale())} {...attributes}>
      {children}
    </a>
  );
}
