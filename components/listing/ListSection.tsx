import type { ReactNode } from 'react';
import styles from './ListSection.module.css';

/** The body of a listing screen: the toolbar, then what it finds. */
export function ListSection({ children }: { children: ReactNode }) {
  return <div className={`container section ${styles.list}`}>{children}</div>;
}
