import { TRAP_FIELD } from '@/lib/contact/trap';
import styles from './ContactForm.module.css';

/** A field for programmes that fill in everything. Nobody sees, hears or reaches it; without style sheets its label says to leave it. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor="contact-trap">{label}</label>
      <input id="contact-trap" name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
