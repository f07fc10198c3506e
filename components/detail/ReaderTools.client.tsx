'use client';

import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import styles from './ReaderTools.module.css';

interface ReaderToolsProps {
  /** What is shared. */
  title: string;
  /** Absolute address of the item in the reader's language. */
  address: string;
  texts: Pick<Messages['detail'], 'tools' | 'share' | 'copyLink' | 'linkCopied' | 'copyFailed' | 'print'>;
  icons: { share: ReactNode; copy: ReactNode; print: ReactNode };
  /** Plain links to share by, for browsers that have no sharing of their own. */
  children: ReactNode;
}

/** Share, copy the link, print. The device's own sharing where it has one; a list of plain links elsewhere, and without scripts. */
export function ReaderTools({ title, address, texts, icons, children }: ReaderToolsProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLDetailsElement>(null);
  useClosingDetails(list);

  const share = (event: MouseEvent): void => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Rejected when the reader cancels.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.linkCopied),
      () => setSaid(`${texts.copyFailed} ${address}`),
    );
  };

  return (
    <div role="group" aria-label={texts.tools} className={styles.tools}>
      <details ref={list} className={styles.share}>
        <summary onClick={share} className={styles.tool}>
          {icons.share}
          {texts.share}
        </summary>
        {children}
      </details>
      <button type="button" onClick={copy} className={`needs-scripts ${styles.tool}`}>
        {icons.copy}
        {texts.copyLink}
      </button>
      <button type="button" onClick={() => window.print()} className={`needs-scripts ${styles.tool}`}>
        {icons.print}
        {texts.print}
      </button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

/**
 * Closes a `<details>` whose content lies over what follows it: Escape gives its button the focus back, and it closes when the focus
 * goes on, so that what has the focus is seen.
 */
function useClosingDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onLeave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    details.addEventListener('keydown', onKey);
    details.addEventListener('focusout', onLeave);
    return () => {
      details.removeEventListener('keydown', onKey);
      details.removeEventListener('focusout', onLeave);
    };
  }, [ref]);
}
