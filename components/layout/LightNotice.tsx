import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './LightNotice.module.css';
import { VersionLink } from './VersionLink.client';

const leaving = (chunks: ReactNode): ReactNode => (
  <VersionLink choice="0" className={styles.link}>
    {chunks}
  </VersionLink>
);

/** Says on each page of the light version that it is one, and how to leave it. */
export function LightNotice() {
  const t = useTranslations('light');
  return (
    <aside aria-label={t('name')} className={styles.notice}>
      <p className="container">{t.rich('notice', { full: leaving })}</p>
    </aside>
  );
}
