'use client';

import { Icon } from '@/components/ui/Icon';
import styles from './PopupCloseButton.module.css';

/** The home popup listens for it, and marks the root element with `data-popup-open` while it is open. */
const CLOSE_REQUEST = 'popup:close';

/** Specification §2 Footer: closes the home popup. Its style shows it only while the popup is open. */
export function PopupCloseButton({ label }: { label: string }) {
  return (
    <div className={`container ${styles.line}`}>
      <button type="button" className={`button ${styles.button}`} onClick={() => document.dispatchEvent(new CustomEvent(CLOSE_REQUEST))}>
        <Icon name="close" size={20} />
        {label}
      </button>
    </div>
  );
}
