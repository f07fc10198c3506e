'use client';

import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useClosingDetails } from '@/components/ui/use-closing-details';
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
      () => setSaid(texts.copied),
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
