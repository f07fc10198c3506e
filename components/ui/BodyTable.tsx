import type { ReactNode } from 'react';
import styles from './RichText.module.css';

/** A table of a text, in a box of its own that scrolls sideways, also by keyboard. */
export function BodyTable({ children }: { children: ReactNode }) {
  return (
    <div className={styles.table} role="group" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
