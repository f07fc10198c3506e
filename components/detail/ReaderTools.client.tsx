'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import type { Messages } from '@/lib/i18n/messages';
import styles from './ReaderTools.module.css';

interface ReaderToolsProps {
  title: string;
  address: string;
  texts: Pick<Messages['detail'], 'tools' | 'linkCopied' | 'copyFailed'>;
  /** The tools, rendered by the server; `data-tool` says which one a button is. */
  children: ReactNode;
}

/** The device's own sharing where it has one; a list of plain links elsewhere. */
export function ReaderTools({ title, address, texts, children }: ReaderToolsProps) {
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const onClick = useEffectEvent((event: MouseEvent): void => {
    const tool =
      event.target instanceof Element
        ? event.target.closest('[data-tool]')?.getAttribute('data-tool')
        : null;
    if (tool === 'copy') void copyText(address, texts).then(setAnnouncement);
    if (tool === 'share' && typeof navigator.share === 'function') {
      event.preventDefault();
      // Rejected when the reader cancels.
      navigator.share({ title, url: address }).catch(() => undefined);
    }
  });
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);
  return (
    <div ref={root} role="group" aria-label={texts.tools} className={styles.tools}>
      {children}
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
    </div>
  );
}
