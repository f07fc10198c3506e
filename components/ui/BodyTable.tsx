import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './RichText.module.css';
import { ScrollBox } from './ScrollBox.client';

interface BodyTableProps {
  /** The table's own caption; empty when it has none. */
  caption: string;
  lang: string | undefined;
  dir: string | undefined;
  children: ReactNode;
}

/** A table of a text, in a box of its own that scrolls sideways. */
export function BodyTable({ caption, lang, dir, children }: BodyTableProps) {
  const t = useTranslations('body');
  return (
    <ScrollBox label={caption || t('table')} lang={lang} dir={dir} className={styles.table}>
      <table>{children}</table>
    </ScrollBox>
  );
}
