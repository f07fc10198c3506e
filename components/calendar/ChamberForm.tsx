import { useLocale, useTranslations } from 'next-intl';
import { withLanguage } from '@/lib/i18n/language-path';
import { routes } from '@/lib/routes/links';
import styles from './ChamberForm.module.css';

interface ChamberFormProps {
  chambers: { id: string; label: string }[];
  chosen: string;
  /** The month that stays, or '' for the current one. */
  date: string;
}

/** Chooses the chamber of a calendar. The server answers, with scripts and without. */
export function ChamberForm({ chambers, chosen, date }: ChamberFormProps) {
  const t = useTranslations('calendar');
  const action = withLanguage(routes.calendar, useLocale());
  if (chambers.length === 0) return null;
  return (
    <form action={action} className={`screen-only ${styles.form}`}>
      <label htmlFor="calendar-chamber" className={styles.label}>
        {t('chamber')}
      </label>
      <select
        id="calendar-chamber"
        name="chamber"
        defaultValue={chosen}
        className={`field-control ${styles.select}`}
      >
        <option value="">{t('allChambers')}</option>
        {chambers.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {date && <input type="hidden" name="date" value={date} />}
      <button type="submit" className="button button-quiet">
        {t('show')}
      </button>
    </form>
  );
}
