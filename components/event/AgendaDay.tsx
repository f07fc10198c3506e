import { useLocale, useTranslations } from 'next-intl';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { absoluteAddress } from '@/lib/site-address';
import type { AgendaDay as Day, AgendaEvent as Event } from '@/lib/views/agenda';
import { AddToCalendar } from './AddToCalendar';
import { addTexts } from './gather-texts';
import styles from './Agenda.module.css';

/** A day of the agenda: its date as a leaf of a calendar, and its events. */
export function AgendaDay({ day }: { day: Day }) {
  const t = useTranslations('calendar');
  return (
    <li className={styles.day} data-today={day.isToday ? '' : undefined}>
      <h3 aria-label={day.label} className={styles.date}>
        <time dateTime={day.iso} className={styles.leaf}>
          <span className={styles.number}>{day.number}</span> <span>{day.month}</span>
        </time>
      </h3>
      <div className={styles.body}>
        <p aria-hidden={day.isToday ? undefined : true} className={styles.weekday}>
          <span aria-hidden="true">{day.weekday}</span>
          {day.isToday && <span className={styles.today}>{t('today')}</span>}
        </p>
        <ul className={styles.events}>
          {day.events.map((event, place) => (
            <li key={event.id}>
              <AgendaEvent event={event} titleId={`agenda-${day.iso}-${place}`} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** Id of what the agenda says once, for all its titles: that they open in a new tab. */
export const NEW_TAB_ID = 'agenda-new-tab';

interface AgendaEventProps {
  event: Event;
  /** Of the heading. Not made of the record: an API may send one twice. */
  titleId: string;
}

function AgendaEvent({ event, titleId }: AgendaEventProps) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <article aria-labelledby={titleId} className={styles.event}>
      <h4 id={titleId} className={styles.title}>
        {event.href ? (
          <a href={event.href} target="_blank" rel="noopener" aria-describedby={NEW_TAB_ID}>
            <LocalisedText value={event.title} />
          </a>
        ) : (
          <LocalisedText value={event.title} />
        )}
      </h4>
      <p className={styles.time}>
        <EventTime event={event} />
      </p>
      <AddToCalendar
        event={{ ...event, title: event.title.text }}
        url={event.href && absoluteAddress(event.href)}
        locale={locale}
        texts={addTexts(t, common)}
        of={
          <span className="visually-hidden">
            {' '}
            – <LocalisedText value={event.title} />
          </span>
        }
      />
    </article>
  );
}

function EventTime({ event: { startsAt, endsAt, period, untilDay } }: { event: Event }) {
  const t = useTranslations('calendar');
  const end = [untilDay, period.isAllDay ? null : period.endTime].filter(Boolean).join(t('separator'));
  return (
    <>
      <time dateTime={startsAt}>{period.isAllDay ? t('allDay') : period.startTime}</time>
      {endsAt && end && (
        <>
          {' – '}
          <time dateTime={endsAt}>{end}</time>
        </>
      )}
      {!endsAt && ` · ${t('openEnded')}`}
    </>
  );
}
