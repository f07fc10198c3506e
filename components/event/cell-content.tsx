import type { DayHeaderContentArg, MoreLinkContentArg } from '@fullcalendar/core';
import type { Locale } from '@/lib/i18n/locales';
import styles from './DayGrids.module.css';

/** "+ 3 more"; where a day is too narrow for a title, how many it has, and of what for those who hear it. */
export function moreLinkContent({ text, shortText, num, view }: MoreLinkContentArg, isNarrow: boolean) {
  if (view.type.startsWith('timeGrid')) return <bdi dir="ltr">{shortText}</bdi>;
  // Never a bare text: the library would write it beside what stood there before.
  if (view.type === 'dayGridMonth' && !isNarrow) return <span>{text}</span>;
  const number = String(num);
  // Arabic has words for one and two.
  const rest = text.startsWith(number) ? text.slice(number.length) : ` – ${text}`;
  return (
    <span className={styles.count}>
      {number}
      <span className="visually-hidden">{rest}</span>
    </span>
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
