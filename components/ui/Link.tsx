import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
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
