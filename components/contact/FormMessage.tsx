import type { RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './ContactForm.module.css';

interface FormMessageProps {
  /** Takes the focus when a message arrives, since the button that had it was disabled meanwhile. */
  ref: RefObject<HTMLDivElement | null>;
  kind: 'idle' | 'sending' | 'sent' | 'failed' | 'invalid';
  texts: { sent: string; failed: string; invalid: string };
}

/** Green or red message above the fields. Both regions stand there from the start, so that what arrives in them is spoken. */
export function FormMessage({ ref, kind, texts }: FormMessageProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.messages}>
      <div role="status">
        {kind === 'sent' && (
          <p className={styles.success}>
            <Icon name="check" />
            {texts.sent}
          </p>
        )}
      </div>
      <div role="alert">
        {(kind === 'failed' || kind === 'invalid') && (
          <p className={styles.failure}>
            <Icon name="warning" />
            {texts[kind]}
          </p>
        )}
      </div>
    </div>
  );
}
