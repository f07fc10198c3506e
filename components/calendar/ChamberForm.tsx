import { useLocale, useTranslations } from 'next-intl';
import { entities } from '@/lib/content-api/entities';
import { optionalPart } from '@/lib/content-api/result';
import type { Locale } from '@/lib/i18n/locales';
import { withLanguage } from '@/lib/i18n/language-path';
import { routes } from '@/lib/routes/links';
import styles from './ChamberForm.module.css';

/** The chambers by the names of their wilayas; none while the directory is late or fails. */
export async function chamberChoices(locale: Locale) {
  const directory = (await optionalPart('places', entities.chamber.all())) ?? [];
  return directory
    .map((chamber) => entities.chamber.card(chamber, locale))
    .map(({ id, name, region }) => ({ id, label: region.text || name.text }))
    .sort((a, b) => a.label.localeCompare(b.label, locale, { ignorePunctuation: true }));
}

interface ChamberFormProps {
  chambers: { id: string; label: string }[];
  chosen: string;
  month: { month: string; isCurrent: boolean };
}

/** Chooses the chamber of a calendar. The server answers, with scripts and without. */
export function ChamberForm({ chambers, chosen, month }: ChamberFormProps) {
  const t = useTranslations('calendar');
  const action = withLanguage(routes.calendar, useLocale());
  if (chambers.length === 0) return <p>{t('zone')}</p>;
  return (
    <form action={action} className={styles.form}>
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
      {!month.isCurrent && <input type="hidden" name="date" value={month.month} />}
      <button type="submit" className="button button-quiet">
        {t('show')}
      </button>
      <p>{t('zone')}</p>
    </form>
  );
}
