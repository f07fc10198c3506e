import type { MonthPreviewView } from '@/lib/views/calendar/month-preview';
import styles from './Calendar.module.css';

/**
 * The month until the interactive calendar has come, which opens the event that was asked for here. Screen readers have the list below.
 * Elements in place of classes: there are hundreds.
 */
export function MonthPreview({ month }: { month: MonthPreviewView }) {
  return (
    <div aria-hidden="true" className={styles.month} data-static="month-preview">
      <p className={styles.title}>{month.title}</p>
      <div className={styles.days}>
        {month.weekdays.map((name) => (
          <i key={name}>{name}</i>
        ))}
        {month.days.map(({ day, number, isOther, isToday, chips, more }) => (
          <p key={day} {...(isOther && { className: styles.other })}>
            {isToday ? <strong>{number}</strong> : number}
            {chips.map(({ id, title }) => (
              <span key={id} data-event={id}>
                {title}
              </span>
            ))}
            {more !== null && <small dir="ltr">{more}</small>}
          </p>
        ))}
      </div>
    </div>
  );
}
