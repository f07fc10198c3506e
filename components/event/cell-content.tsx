import type { DayHeaderContentArg, MoreLinkContentArg } from '@fullcalendar/core';
import type { Locale } from '@/lib/i18n/locales';
import styles from './DrawnCalendar.module.css';

/** "+ 3 more", and "+3" where a day is narrow. */
export function moreLinkContent({ text, shortText, view }: MoreLinkContentArg) {
  if (view.type === 'multiMonthYear')
    return (
      <bdi dir="ltr" className="unbroken">
        {shortText}
      </bdi>
    );
  return (
    <>
      <span className={styles.wide}>{text}</span>
      <bdi dir="ltr" className={`unbroken ${styles.narrow}`}>
        {shortText}
      </bdi>
    </>
  );
}

/** A weekday's name, or its letter where a day is narrow; the cell's own name is the whole word. */
export function dayHeaderContent({ text, date, view }: DayHeaderContentArg, locale: Locale) {
  // The list's own: the whole date and its weekday, both leading to the day.
  if (view.type.startsWith('list')) return true;
  if (view.type.startsWith('timeGrid')) return text;
  const letter = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' }).format(date);
  if (view.type === 'multiMonthYear') return letter;
  return (
    <>
      <span className={styles.wide}>{text}</span>
      <span className={styles.narrow}>{letter}</span>
    </>
  );
}
