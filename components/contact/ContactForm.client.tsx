'use client';

import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { ABOUT_FIELD, HONEYPOT_FIELD, KEY_FIELD, type ContactField } from '@/lib/contact/fields';
import type { ContactFormField as Field, FormResult } from '@/lib/contact/outcome';
import { forgetDraft, keepDraft, messageKeyOf, restoreDraft } from './draft';
import type { ContactFormProps } from './form-props';
import { sendMessage } from './send-message';
import styles from './ContactForm.module.css';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';

type State = { kind: 'idle' } | { kind: 'sending' } | FormResult;

/**
 * The contact form: idle → sending → sent (form cleared), failed or unknown (text kept). Messages
 * reset at each submit.
 */
export function ContactForm({
  action,
  about,
  language,
  fields,
  texts,
  outcome,
  idempotencyKey,
  timeoutSeconds,
}: ContactFormProps) {
  const [state, setState] = useState<State>(outcome ?? { kind: 'idle' });
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  // A form posted without scripts comes back as a new page.
  const hasSubmitted = useRef(outcome !== null);
  const errors = state.kind === 'invalid' ? state.errors : {};

  useEffect(() => {
    if (outcome?.kind === 'sent') {
      // A form posted without scripts was sent: a reload must not repeat the message, nor clear
      // what is written next.
      forgetDraft();
      window.history.replaceState(window.history.state, '', action);
    } else if (form.current && outcome) keepDraft(form.current, idempotencyKey);
    else if (form.current) restoreDraft(form.current);
  }, [action, outcome, idempotencyKey]);

  useEffect(() => {
    if (!hasSubmitted.current || state.kind === 'idle' || state.kind === 'sending') return;
    // Unless the visitor is elsewhere by now, or correcting a form that came back before hydration:
    // the message is announced as well.
    const { activeElement } = document;
    const isInForm = state !== outcome && form.current?.contains(activeElement);
    if (activeElement === null || activeElement === document.body || isInForm)
      message.current?.focus();
  }, [state, outcome]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const sender = event.currentTarget;
    hasSubmitted.current = true;
    setState({ kind: 'sending' });
    const result = await sendMessage(sender, {
      language,
      key: messageKeyOf(sender),
      timeoutSeconds,
    });
    if (result.kind === 'sent') clearForm(sender);
    setState(result);
  };

  return (
    <form
      ref={form}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => keepDraft(event.currentTarget)}
      className={styles.form}
      data-acts-by-itself=""
    >
      <FormMessage ref={message} state={state} texts={texts} fields={fields} />
      {fields.map((field) => (
        <ContactFormField
          key={field.name}
          field={field}
          error={errors[field.name]}
          isSending={state.kind === 'sending'}
          language={language}
          texts={texts}
        />
      ))}
      {about && <input type="hidden" name={ABOUT_FIELD} value={about} data-start={about} />}
      {idempotencyKey !== null && <input type="hidden" name={KEY_FIELD} value={idempotencyKey} />}
      {/* The honeypot: a field for bots. Visitors do not see, hear or reach it; without style
          sheets its label says to leave it. */}
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor="contact-honeypot">{texts.leaveEmpty}</label>
        <input
          id="contact-honeypot"
          name={HONEYPOT_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <p className={styles.privacy}>{texts.privacy}</p>
      <div className={styles.submit}>
        <button type="submit" className="button" disabled={state.kind === 'sending'}>
          {state.kind === 'sending' ? texts.sending : texts.send}
        </button>
        <p aria-live="polite">{state.kind === 'sending' && texts.sendingNotice}</p>
      </div>
    </form>
  );
}

/** Clears the form: a reset alone would restore the fields' defaults, the text of a failed post. */
function clearForm(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    field.value = field.dataset['start'] ?? '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  forgetDraft();
}

interface FormMessageProps extends Pick<ContactFormProps, 'texts' | 'fields'> {
  /** Takes the focus when a message appears, since the button that had it was disabled. */
  ref: RefObject<HTMLDivElement | null>;
  state: State;
}

/**
 * Neutral if the outcome is unknown. Both live regions exist from the start, so that screen readers
 * announce changes.
 */
function FormMessage({ ref, state, texts, fields }: FormMessageProps) {
  const isFault = state.kind !== 'idle' && state.kind !== 'sending' && state.kind !== 'sent';
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
        {isFault && (
          <div className={state.kind === 'unknown' ? styles.unknown : styles.failure}>
            <Icon name="warning" />
            <div>
              {state.kind === 'failed' && <p>{texts.failed}</p>}
              {state.kind === 'unknown' && <p>{texts.perhapsSent}</p>}
              {state.kind === 'refused' && (
                <p>
                  {state.text}{' '}
                  {state.email && (
                    <a href={`mailto:${state.email}`}>
                      <bdi dir="ltr">{state.email}</bdi>
                    </a>
                  )}
                </p>
              )}
              {state.kind === 'invalid' && (
                <>
                  <p>{texts.checkFields}</p>
                  <ul className={styles.faults}>
                    {fields
                      .filter(({ name }) => state.errors[name])
                      .map(({ name, label }) => (
                        <li key={name}>
                          <a href={`#${fieldId(name)}`}>{label}</a> – {state.errors[name]}
                        </li>
                      ))}
                  </ul>
                </>
              )}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

interface ContactFormFieldProps {
  field: Field;
  error: string | undefined;
  /** What is written now would not be in the message. */
  isSending: boolean;
  language: Locale;
  texts: { atMost: string; left: string };
}

/** From this share of a field's length on, the remaining length is shown. */
const NEARLY_FULL = 0.8;

function fieldId(name: ContactField): string {
  return `contact-${name}`;
}

function ContactFormField({ field, error, isSending, language, texts }: ContactFormFieldProps) {
  const [length, setLength] = useState(field.value.length);
  const id = fieldId(field.name);
  const withCount = (text: string, count: number): string =>
    text.replace('{count}', formatNumber(count, language));
  // A multiline field shows its limit from the start.
  const atMost = field.type === 'multiline' ? withCount(texts.atMost, field.limit) : null;
  const remaining =
    length >= field.limit * NEARLY_FULL ? withCount(texts.left, field.limit - length) : atMost;
  const described = [remaining && `${id}-remaining`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  const inputProps = {
    id,
    name: field.name,
    required: field.required,
    readOnly: isSending,
    maxLength: field.limit,
    autoComplete: field.autoComplete,
    defaultValue: field.value,
    'data-start': field.start || undefined,
    onInput: (event: { currentTarget: { value: string } }) =>
      setLength(event.currentTarget.value.length),
    className: `field-control ${styles.control}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
      </label>
      {field.type === 'multiline' ? (
        <textarea {...inputProps} rows={field.rows} />
      ) : (
        <input {...inputProps} type={field.type} dir={field.type === 'text' ? undefined : 'ltr'} />
      )}
      {remaining && (
        <p id={`${id}-remaining`} className={styles.remaining}>
          {remaining}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
