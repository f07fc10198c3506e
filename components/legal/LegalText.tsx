import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import styles from './LegalText.module.css';

interface LegalTextProps {
  title: string;
  intro: ReactNode;
  /** Sections. */
  children: ReactNode;
}

/** A screen of plain text about the site itself: its title, what it says in short, then its sections. */
export function LegalText({ title, intro, children }: LegalTextProps) {
  return (
    <>
      <PageTitle title={title} lead={intro} />
      <div className={`container section ${styles.text}`}>{children}</div>
    </>
  );
}

/** One section of such a text. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
