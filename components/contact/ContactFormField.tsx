import { CONTACT_MESSAGE_ROWS } from '@/lib/constants';
import type { ContactFormField as Field } from '@/lib/contact/form-fields';
import styles from './ContactForm.module.css';

/** A required field with its label above and its fault, if any, below. */
export function ContactFormField({ field, error }: { field: Field; error: string | undefined }) {
  const id = `contact-${field.name}`;
  const common = {
    id,
    name: field.name,
    required: true,
    maxLength: field.maxLength,
    autoComplete: field.autoComplete,
    defaultValue: field.value,
    className: `field-control ${styles.control}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
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
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
