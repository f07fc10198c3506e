'use client';

import type { MouseEvent, ReactNode } from 'react';
import styles from './PopupCloseButton.module.css';

/** The home popup listens for it, and marks the root element with `data-popup-open` while it is open. */
const CLOSE_REQUEST = 'popup:close';

/** Specification §2 Footer: closes the home popup. Its style shows it only while the popup is open; then the footer takes the focus it had. */
export function PopupCloseButton({ children }: { children: ReactNode }) {
  return (
    <div className={`container ${styles.line}`}>
      <button type="button" className={`button ${styles.button}`} onClick={closePopup}>
        {children}
      </button>
    </div>
  );
}

function closePopup(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('footer')?.focus({ preventScroll: true });
  document.dispatchEvent(new CustomEvent(CLOSE_REQUEST));
}
