'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ContactFormField as Field } from '@/lib/contact/form-fields';
import { ContactFormField } from './ContactFormField';
import { FormMessage } from './FormMessage';
import { sendMessage, type SendResult } from './send-message';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** Where a browser without scripts posts the form: the screen itself. */
  action: string;
  language: string;
  fields: Field[];
  texts: { send: string; sending: string; sent: string; failed: string; invalid: string };
  /** What became of a form posted without scripts. */
  outcome: SendResult['kind'] | null;
}

type State = { kind: 'idle' } | { kind: 'sending' } | SendResult;

/** The contact form: idle → sending → sent (form cleared) or failed (text kept). Messages reset at each submit. */
export function ContactForm({ action, language, fields, texts, outcome }: ContactFormProps) {
  const [state, setState] = useState<State>(() => initialState(outcome, fields));
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const hasSubmitted = useRef(false);
  const errors = state.kind === 'invalid' ? state.errors : {};

  useEffect(() => {
    if (!hasSubmitted.current || state.kind === 'idle' || state.kind === 'sending') return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? message.current)?.focus();
  }, [state]);

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const sender = event.currentTarget;
    hasSubmitted.current = true;
    setState({ kind: 'sending' });
    const result = await sendMessage(sender, language);
    if (result.kind === 'sent') clear(sender);
    setState(result);
  };

  return (
    <form ref={form} method="post" action={action} onSubmit={(event) => void submit(event)} className={styles.form}>
      <FormMessage ref={message} kind={state.kind} texts={texts} />
      {fields.map((field) => (
        <ContactFormField key={field.name} field={field} error={errors[field.name]} />
      ))}
      <button type="submit" className="button" disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? texts.sending : texts.send}
      </button>
    </form>
  );
}

function initialState(outcome: SendResult['kind'] | null, fields: Field[]): State {
  if (outcome === null) return { kind: 'idle' };
  if (outcome !== 'invalid') return { kind: outcome };
  return { kind: 'invalid', errors: Object.fromEntries(fields.flatMap(({ name, error }) => (error ? [[name, error]] : []))) };
}

/** Empties the form: a reset alone would bring back the text a failed post left as the fields' defaults. */
function clear(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
  }
}
