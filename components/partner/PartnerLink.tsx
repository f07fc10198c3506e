import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

/** A website elsewhere opens in a new tab and says so; a path of this site, a mail address or a number does not. */
export function PartnerLink({ href, className, children }: { href: string; className: string | undefined; children: ReactNode }) {
  const t = useTranslations('common');
  if (!/^https?:/i.test(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  );
}
