import type { RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { ContactFormField as Field } from '@/lib/contact/fields';
import type { FormResult } from '@/lib/contact/form-result';
import { fieldId } from './ContactFormField';
import styles from './ContactForm.module.css';

interface FormMessageProps {
  /** Takes the focus when a message arrives, since the button that had it was disabled meanwhile. */
  ref: RefObject<HTMLDivElement | null>;
  state: { kind: 'idle' } | { kind: 'sending' } | FormResult;
  texts: { sent: string; failed: string; unknown: string; invalid: string };
  fields: Field[];
}

/**
 * Green or red message above the fields, a neutral one where the outcome is unknown; after wrong input with a way to each field. Both regions stand there from the start, so that
 * what arrives in them is spoken.
 */
export function FormMessage({ ref, state, texts, fields }: FormMessageProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.messages}>
      <div role="status">
        {state.kind === 'sent' && (
          <p className={styles.success}>
            <Icon name="check" />
            {texts.sent}
          </p>
        )}
      </div>
      <div role="alert">
        {(state.kind === 'failed' || state.kind === 'unknown') && (
          <p className={state.kind === 'failed' ? styles.failure : styles.unknown}>
            <Icon name="warning" />
            {texts[state.kind]}
          </p>
        )}
        {state.kind === 'invalid' && (
          <div className={styles.failure}>
            <Icon name="warning" />
            <div>
              <p>{texts.invalid}</p>
              <ul className={styles.faults}>
                {fields.map(
                  ({ name, label }) =>
                    state.errors[name] && (
                      <li key={name}>
                        <a href={`#${fieldId(name)}`}>{label}</a> – {state.errors[name]}
                      </li>
                    ),
                )}
              </ul>
            </div>
          </div>
        )}
        {state.kind === 'refused' && (
          <p className={styles.failure}>
            <Icon name="warning" />
            <span>
              {state.text}{' '}
              {state.email && (
                <a href={`mailto:${state.email}`}>
                  <bdi dir="ltr">{state.email}</bdi>
                </a>
              )}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
