'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { POPUP_DELAY } from '@/lib/constants';
import styles from './Popup.module.css';

/** Its own close button and the footer's ask for it with this event on the document. */
const CLOSE_REQUEST = 'popup:close';
/** On the root element while the popup is open: the footer shows its close button. */
const OPEN_MARK = 'data-popup-open';

interface PopupDialogProps {
  label: string;
  closeLabel: string;
  /** Said when it opens: that it is there, what it is about and how to close it. */
  said: ReactNode;
  children: ReactNode;
}

/**
 * Opens by itself five seconds after load, once per visit, beside the page rather than over it. It is announced and never takes the
 * focus: a visitor who reads or writes is not interrupted.
 */
export function PopupDialog({ label, closeLabel, said, children }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || wasPopupSeen()) return undefined;
    /** Where the focus was before it went into the popup. */
    let origin: EventTarget | null = null;
    const unmark = (): void => document.documentElement.removeAttribute(OPEN_MARK);
    const noteOrigin = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) origin = relatedTarget;
    };
    const close = (): void => {
      if (element.contains(document.activeElement)) focusOn(origin);
      element.close();
      setOpen(false);
      unmark();
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && element.open && !event.defaultPrevented) close();
    };
    const timer = setTimeout(
      () => {
        rememberPopup();
        // `show()` would take the focus.
        element.open = true;
        setOpen(true);
        document.documentElement.style.setProperty('--popup-height', `${element.offsetHeight}px`);
        document.documentElement.setAttribute(OPEN_MARK, '');
      },
      Math.max(0, POPUP_DELAY - homeAge()),
    );
    element.addEventListener('focusin', noteOrigin);
    document.addEventListener(CLOSE_REQUEST, close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      clearTimeout(timer);
      unmark();
      element.removeEventListener('focusin', noteOrigin);
      document.removeEventListener(CLOSE_REQUEST, close);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <>
      <p role="status" className="visually-hidden">
        {isOpen && said}
      </p>
      <dialog ref={dialog} aria-label={label} className={styles.popup}>
        <button type="button" aria-label={closeLabel} className={`needs-scripts ${styles.close}`} onClick={requestClose}>
          <Icon name="close" />
        </button>
        {children}
      </dialog>
    </>
  );
}

function requestClose(): void {
  document.dispatchEvent(new CustomEvent(CLOSE_REQUEST));
}

/** Back to where the reader came from, or to the screen's title when that is nowhere any more. */
function focusOn(origin: EventTarget | null): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
  const target = isThere ? origin : document.querySelector<HTMLElement>('main h1[tabindex]');
  target?.focus({ preventScroll: true });
}

const KEY = 'popup-seen';

/** This visit has had its popup. Where the browser keeps nothing, a screen that was left counts as a new visit. */
function wasPopupSeen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function rememberPopup(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is blocked: the popup opens again on the next visit of the screen.
  }
}

/** Milliseconds for which the home screen has stood loaded; none when it was navigated to. */
function homeAge(): number {
  const isFirst = !('travelled' in document.documentElement.dataset);
  const [page] = isFirst ? performance.getEntriesByType('navigation') : [];
  const loaded = page instanceof PerformanceNavigationTiming ? page.loadEventEnd : 0;
  return loaded > 0 ? Math.max(0, performance.now() - loaded) : 0;
}
