import { HONEYPOT_FIELD } from '@/lib/contact/fields';
import styles from './ContactForm.module.css';

/** The honeypot: a field for bots. Visitors do not see, hear or reach it; without style sheets its label says to leave it. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="contact-honeypot">{label}</label>
      <input id="contact-honeypot" name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
