'use client';

import { useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './ReaderTools.module.css';

interface ReaderToolsProps {
  /** What is shared. */
  title: string;
  /** Absolute address of the item in the reader's language. */
  address: string;
  texts: { tools: string; share: string; copy: string; copied: string; copyFailed: string; print: string };
  icons: { share: ReactNode; copy: ReactNode; print: ReactNode };
  /** Plain links to share by, for browsers that have no sharing of their own. */
  children: ReactNode;
}

/** Share, copy the link, print. The device's own sharing where it has one; a list of plain links elsewhere, and without scripts. */
export function ReaderTools({ title, address, texts, icons, children }: ReaderToolsProps) {
  const [said, setSaid] = useState('');

  const share = (event: MouseEvent): void => {
    if (typeof navigator.share !== 'function') return;
    event.preventDefault();
    // Rejected when the reader thinks better of it.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(`${texts.copyFailed} ${address}`),
    );
  };

  return (
    <div role="group" aria-label={texts.tools} className={styles.tools}>
      <details className={styles.share} onKeyDown={closeByEscape} onBlur={closeOnLeaving}>
        <summary onClick={share} className={styles.tool}>
          {icons.share}
          {texts.share}
        </summary>
        {children}
      </details>
      <button type="button" onClick={copy} className={`needs-scripts ${styles.tool}`}>
        {icons.copy}
        {texts.copy}
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

function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.preventDefault();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** The list lies over what follows it, which is to be seen when the focus goes on there. */
function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}
