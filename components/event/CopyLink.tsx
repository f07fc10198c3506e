import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import styles from './EventDialog.module.css';

/** Copies an address, and says so. */
export function CopyLink({ address, texts }: { address: string; texts: Pick<CalendarTexts, 'copyLink' | 'copied' | 'copyFailed'> }) {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(
      () => setSaid(texts.copied),
      () => setSaid(`${texts.copyFailed} ${address}`),
    );
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={copy}>
        <Icon name="link" size={20} />
        {texts.copyLink}
      </button>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
