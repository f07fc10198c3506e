import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './RichText.module.css';

interface BodyTableProps {
  /** The table's own caption; empty when it has none. */
  caption: string;
  lang: string | undefined;
  dir: string | undefined;
  children: ReactNode;
}

/** A table of a text, in a box of its own that scrolls sideways, also by keyboard. */
export async function BodyTable({ caption, lang, dir, children }: BodyTableProps) {
  const t = await getTranslations('body');
  return (
    <div className={styles.table} role="group" tabIndex={0} aria-label={caption || t('table')} lang={lang} dir={dir}>
      <table>{children}</table>
    </div>
  );
}
