import { useState } from 'react';
import { CONTACT_MESSAGE_ROWS } from '@/lib/constants';
import type { ContactField, ContactFormField as Field } from '@/lib/contact/fields';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import styles from './ContactForm.module.css';

interface ContactFormFieldProps {
  field: Field;
  error: string | undefined;
  language: Locale;
  texts: { atMost: string; left: string };
}

/** From this share of a field's length on, the remaining length is shown. */
const NEARLY_FULL = 0.8;

export function fieldId(name: ContactField): string {
  return `contact-${name}`;
}

/** A required field with its label above; below it what remains of its length, and its fault, if any. */
export function ContactFormField({ field, error, language, texts }: ContactFormFieldProps) {
  const [length, setLength] = useState(field.value.length);
  const id = fieldId(field.name);
  const remaining = remainingText(field, length, language, texts);
  const described = [remaining && `${id}-remaining`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    name: field.name,
    required: true,
    maxLength: field.maxLength,
    autoComplete: field.autoComplete,
    defaultValue: field.value,
    onInput: (event: { currentTarget: { value: string } }) => setLength(event.currentTarget.value.length),
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
        <textarea {...common} rows={CONTACT_MESSAGE_ROWS} />
      ) : (
        <input {...common} type={field.type} dir={field.type === 'email' ? 'ltr' : undefined} />
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

/** The message field shows its length limit from the start. */
function remainingText(
  { type, maxLength }: Field,
  length: number,
  language: Locale,
  { atMost, left }: ContactFormFieldProps['texts'],
): string | null {
  if (length >= maxLength * NEARLY_FULL) return left.replace('{count}', formatNumber(maxLength - length, language));
  return type === 'multiline' ? atMost : null;
}
