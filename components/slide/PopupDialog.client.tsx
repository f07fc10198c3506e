'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { isPopupSeen, markPopupSeen } from '@/lib/browser/visit';
import { loadedAge } from '@/lib/browser/scheduling';
import { POPUP_DELAY } from '@/lib/platform/constants';
import styles from './Popup.later.module.css';

interface PopupDialogProps {
  label: string;
  closeLabel: string;
  /** Screen readers announce this when the popup opens: its title, and how to close it. */
  announcement: ReactNode;
  children: ReactNode;
}

/**
 * The popup opens by itself once per visit, and never takes the focus. Each button with
 * `data-popup-close` closes it (specification §2).
 */
export function PopupDialog({ label, closeLabel, announcement, children }: PopupDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isPopupSeen()) return undefined;
    const open = (): void => {
      // Another tab may have shown the popup meanwhile.
      if (isPopupSeen()) return;
      markPopupSeen();
      setOpen(true);
    };
    const timer = setTimeout(open, Math.max(0, POPUP_DELAY - loadedAge()));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    const measure = (): void =>
      document.documentElement.style.setProperty('--popup-height', `${element.offsetHeight}px`);
    measure();
    // The height changes when a phone is turned.
    const size = new ResizeObserver(measure);
    size.observe(element);
    /** The element that had the focus before the popup. */
    let origin: EventTarget | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const close = (): void => {
      if (element.contains(document.activeElement)) restoreFocus(origin);
      setOpen(false);
    };
    const onFocus = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget)))
        origin = relatedTarget;
    };
    const onClick = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('[data-popup-close]') : null;
      // The footer's button disappears, so the footer takes its focus.
      button?.closest('footer')?.focus({ preventScroll: true });
      if (button) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    element.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => {
      listening.abort();
      size.disconnect();
    };
  }, [isOpen]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {/* The element lets React remove the text even after a translator has replaced it. */}
        {isOpen && <span>{announcement}</span>}
      </p>
      {/* `show()` would take the focus. */}
      <dialog
        ref={dialog}
        open={isOpen}
        aria-label={label}
        className={styles.popup}
        data-popup=""
        data-acts-by-itself=""
      >
        <button
          type="button"
          aria-label={closeLabel}
          className={`needs-scripts ${styles.close}`}
          data-popup-close=""
        >
          <Icon name="close" />
        </button>
        {children}
      </dialog>
    </>
  );
}

/** Returns the focus to the previous element, or to the screen's title if that was removed. */
function restoreFocus(origin: EventTarget | null): void {
  const canTakeFocus =
    origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
  const target = canTakeFocus ? origin : document.querySelector<HTMLElement>('main h1[tabindex]');
  target?.focus({ preventScroll: true });
}
