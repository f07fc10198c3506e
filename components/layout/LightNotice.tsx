import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './LightNotice.module.css';
import { VersionLink } from './VersionLink.client';

const leaving = (chunks: ReactNode): ReactNode => (
  <VersionLink choice="0" className={styles.link}>
    {chunks}
  </VersionLink>
);

/** Says on each page of the light version that it is one, and how to leave it. */
export async function LightNotice() {
  const t = await getTranslations('light');
  return (
    <aside aria-label={t('name')} className={styles.notice}>
      <p className="container">{t.rich('notice', { full: leaving })}</p>
    </aside>
  );
}
