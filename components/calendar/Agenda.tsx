import { Fragment, useId, type ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { Locale } from '@/lib/i18n/locales';
import { formatPlural } from '@/lib/i18n/format-number';
import { LANGUAGES } from '@/lib/i18n/languages';
import {
  AGENDA_ID,
  type AgendaDay,
  type AgendaEvent,
  type AgendaView,
} from '@/lib/calendar/agenda';
import { AddToCalendar } from './AddToCalendar';
import type { CalendarTexts } from './CalendarSections';
import styles from './Agenda.module.css';

const NEW_TAB_ID = 'agenda-new-tab';

interface Shared {
  locale: Locale;
  texts: CalendarTexts;
}

interface AgendaProps extends Shared {
  agenda: AgendaView;
  whenEmpty: ReactNode;
}

/** The element around an `Agenda`. */
export const AGENDA_ATTRIBUTES = {
  id: AGENDA_ID,
  'aria-labelledby': 'agenda-title',
  className: `container section later ${styles.agenda}`,
};

/**
 * The events of a period as a list: of a month on the server, of the grid's period in the browser.
 */
export function Agenda({ agenda, whenEmpty, ...shared }: AgendaProps) {
  const { locale, texts } = shared;
  const { title, count, months } = agenda;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 id="agenda-title">{texts.agendaOf.replace('{period}', title)}</h2>
          {count > 0 && <p className={styles.count}>{formatPlural(texts.count, count, locale)}</p>}
        </div>
        <nav aria-label={texts.agenda} className={styles.months}>
          <MonthLink href={agenda.previousHref} before="chevronStart" text={texts.previousMonth} />
          <MonthLink href={agenda.nextHref} after="chevronEnd" text={texts.nextMonth} />
          <MonthLink href={agenda.currentHref} text={texts.currentMonth} />
        </nav>
      </header>
      <p id={NEW_TAB_ID} hidden>
        {texts.newTab}
      </p>
      {count === 0 && whenEmpty}
      {months.map(({ title: month, days }) => (
        <Fragment key={month}>
          {month && <h3 className={styles.monthTitle}>{month}</h3>}
          {days.length > 0 && (
            <ol className={styles.days}>
              {days.map((day) => (
                <Day key={day.iso} day={day} level={month ? 4 : 3} {...shared} />
              ))}
            </ol>
          )}
        </Fragment>
      ))}
    </>
  );
}

function MonthLink({
  href,
  text,
  before,
  after,
}: {
  href: string | null;
  text: string;
  before?: IconName;
  after?: IconName;
}) {
  if (href === null) return null;
  return (
    <a href={href} className={`button button-quiet ${styles.month}`}>
      {before && <Icon name={before} size={20} />}
      {text}
      {after && <Icon name={after} size={20} />}
    </a>
  );
}

/** `level` is that of the day's heading; those of its events are one below. */
function Day({ day, level, ...shared }: Shared & { day: AgendaDay; level: 3 | 4 }) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <li className={styles.day} data-today={day.isToday ? '' : undefined}>
      <Heading aria-label={day.label} className={styles.date}>
        <time dateTime={day.iso} className={styles.leaf}>
          <span className={styles.number}>{withRaisedOrdinal(day.number)}</span>{' '}
          <span>{day.month}</span>
        </time>
      </Heading>
      <div className={styles.body}>
        <p aria-hidden={day.isToday ? undefined : true} className={styles.weekday}>
          <span aria-hidden="true">{day.weekday}</span>
          {day.isToday && <span className={styles.today}>{shared.texts.today}</span>}
        </p>
        <ul className={styles.events}>
          {day.events.map((event) => (
            <li key={event.id}>
              <Event event={event} level={level} {...shared} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** `1er` with its ending raised. */
function withRaisedOrdinal(date: string): ReactNode {
  const [before, after] = date.split('1er');
  return after === undefined ? (
    date
  ) : (
    <>
      {before}1<sup>er</sup>
      {after}
    </>
  );
}

function Event({ event, level, locale, texts }: Shared & { event: AgendaEvent; level: 3 | 4 }) {
  const titleId = useId();
  const Heading = level === 3 ? 'h4' : 'h5';
  const { times, period, fromDay, untilDay } = event;
  const dayAndTime = (day: string | null, time: string | null): string =>
    [day, period.isAllDay ? null : time].filter(Boolean).join(texts.separator);
  const [begin, end] = [
    dayAndTime(fromDay, period.startTime),
    dayAndTime(untilDay, period.endTime),
  ];
  const title = <LocalisedText value={event.title} />;
  const range = LANGUAGES[locale].range;
  const isoEnd = end ? period.isoEnd : null;
  return (
    <article aria-labelledby={titleId} className={styles.event}>
      <Heading id={titleId} className={styles.title}>
        {event.href ? (
          <a href={event.href} target="_blank" rel="noopener" aria-describedby={NEW_TAB_ID}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      <p className={styles.time}>
        {isoEnd && range.from}
        <time dateTime={period.isoStart}>{withRaisedOrdinal(begin || texts.allDay)}</time>
        {isoEnd && (
          <>
            {range.until}
            <time dateTime={isoEnd}>{withRaisedOrdinal(end)}</time>
          </>
        )}
      </p>
      {event.place && (
        <p>
          <a href={event.place.href} className={styles.place}>
            <Icon name="place" size={20} />
            <LocalisedText value={event.place.name} />
          </a>
        </p>
      )}
      <AddToCalendar
        event={{ id: event.id, times }}
        locale={locale}
        texts={texts}
        titleId={titleId}
      />
    </article>
  );
}
