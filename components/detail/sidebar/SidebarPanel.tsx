import type { ReactNode } from 'react';
import styles from './SidebarPanel.module.css';

/** One block of a sidebar. */
export function SidebarPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
