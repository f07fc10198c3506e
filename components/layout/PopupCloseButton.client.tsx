'use client';

import type { ReactNode } from 'react';
import styles from './PopupCloseButton.module.css';

/** The home popup listens for it, and marks the root element with `data-popup-open` while it is open. */
const CLOSE_REQUEST = 'popup:close';

/** Specification §2 Footer: closes the home popup. Its style shows it only while the popup is open. */
export function PopupCloseButton({ children }: { children: ReactNode }) {
  return (
    <div className={`container ${styles.line}`}>
      <button type="button" className={`button ${styles.button}`} onClick={() => document.dispatchEvent(new CustomEvent(CLOSE_REQUEST))}>
        {children}
      </button>
    </div>
  );
}
