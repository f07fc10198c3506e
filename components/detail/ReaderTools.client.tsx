'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import type { Messages } from '@/lib/i18n/messages';
import styles from './ReaderTools.module.css';

interface ReaderToolsProps {
  title: string;
  address: string;
  texts: Pick<Messages['detail'], 'tools' | 'linkCopied' | 'copyFailed'>;
  /** The server renders the buttons; `data-tool` names the action of each. */
  children: ReactNode;
}

/** The device's share dialog opens where it exists, elsewhere a list of links. */
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
      // The promise is rejected if the reader cancels.
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
