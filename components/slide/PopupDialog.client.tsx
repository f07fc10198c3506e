'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { sparesData } from '@/components/ui/spares-data';
import { POPUP_DELAY } from '@/lib/constants';
import styles from './Popup.module.css';
import { rememberPopup, wasPopupSeen } from './popup-visit';

/** The footer's close button asks for it with this event on the document. */
const CLOSE_REQUEST = 'popup:close';
/** On the root element while the popup is open: the footer shows its close button. */
const OPEN_MARK = 'data-popup-open';

interface PopupDialogProps {
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** Opens by itself five seconds after load, once per visit, beside the page rather than over it; not for visitors who spare data. */
export function PopupDialog({ label, closeLabel, children }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element || wasPopupSeen() || sparesData()) return undefined;
    const unmark = (): void => document.documentElement.removeAttribute(OPEN_MARK);
    const close = (): void => {
      element.close();
      unmark();
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && element.open && !event.defaultPrevented) close();
    };
    const timer = setTimeout(() => {
      rememberPopup();
      openBeside(element);
      document.documentElement.setAttribute(OPEN_MARK, '');
    }, POPUP_DELAY);
    element.addEventListener('close', unmark);
    document.addEventListener(CLOSE_REQUEST, close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer);
      unmark();
      element.removeEventListener('close', unmark);
      document.removeEventListener(CLOSE_REQUEST, close);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <dialog ref={dialog} aria-label={label} className={styles.popup}>
      <button type="button" aria-label={closeLabel} className={`needs-scripts ${styles.close}`} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}

/** `show()` takes the focus, even from where it cannot go: whoever is doing something gets the open attribute and goes on undisturbed. */
function openBeside(dialog: HTMLDialogElement): void {
  const isBusy = document.activeElement !== null && document.activeElement !== document.body;
  if (isBusy) dialog.open = true;
  else dialog.show();
}
