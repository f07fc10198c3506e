'use client';

import { Fragment, useId, useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { ContentImage } from '@/components/ui/ContentImage';
import { startOfDay } from '@/lib/i18n/calendar-day';
import { byStart } from '@/lib/calendar/event-days';
import { calendarFormat } from '@/lib/i18n/format-date';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { copyText } from '@/lib/browser/copy-text';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { slugHref } from '@/lib/text/safe-link';
import type { EventRecord } from '@/lib/calendar/event';
import { eventPeriod } from '@/lib/calendar/event-period';
import { AddToCalendar } from './AddToCalendar';
import type { CalendarTexts } from './CalendarSections';
import styles from './CalendarDialogs.later.module.css';

interface Shared {
  locale: Locale;
  texts: CalendarTexts;
}

interface DayDialogProps extends Shared {
  day: string;
  events: EventRecord[];
  onShow: (record: EventRecord) => void;
  onClose: () => void;
}

export function DayDialog({ day, events, locale, texts, onShow, onClose }: DayDialogProps) {
  const date = calendarFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })(startOfDay(day));
  return (
    <ModalDialog
      title={texts.eventsOf.replace('{date}', date)}
      closeText={texts.closeEvent}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {events.toSorted(byStart).map((record) => (
          <li key={record.id}>
            <button
              type="button"
              data-event={record.id}
              className={styles.row}
              aria-haspopup="dialog"
              onClick={() => onShow(record)}
            >
              <span className={styles.time}>
                <EventHours record={record} locale={locale} allDay={texts.allDay} />
              </span>
              <EventTitle record={record} locale={locale} />
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

const timesOf = ({ event_starts_at: start, event_ends_at: end }: EventRecord) => ({ start, end });

function EventHours({
  record,
  locale,
  allDay,
}: {
  record: EventRecord;
  locale: Locale;
  allDay: string;
}) {
  const { firstDay, lastDay, startTime, endTime, isAllDay } = eventPeriod(timesOf(record), locale);
  const formatDay = calendarFormat(locale, { day: 'numeric', month: 'short' });
  if (lastDay !== firstDay) return formatDay(startOfDay(firstDay), startOfDay(lastDay));
  if (isAllDay) return allDay;
  return [startTime, endTime].filter(Boolean).map((time, index) => (
    <Fragment key={time}>
      {index > 0 && ' – '}
      <bdi>{time}</bdi>
    </Fragment>
  ));
}

function EventTitle({ record: { title, lang }, locale }: { record: EventRecord; locale: Locale }) {
  return (
    <LocalisedText
      value={{ text: title, lang, dir: directionOf(lang), isFallback: lang !== locale }}
    />
  );
}

interface EventDialogProps extends Shared {
  record: EventRecord;
  dayHref: string;
  onClose: () => void;
}

export function EventDialog({ record, dayHref, locale, texts, onClose }: EventDialogProps) {
  const { id, place } = record;
  const times = timesOf(record);
  const period = eventPeriod(times, locale);
  const href = slugHref(record.slug, locale);
  const noEnd = record.invalid_end ? texts.invalidDate : texts.unknownDate;
  return (
    <ModalDialog
      title={<EventTitle record={record} locale={locale} />}
      closeText={texts.closeEvent}
      onClose={() => {
        onClose();
        restoreFocus(id);
      }}
    >
      <dl className={styles.dates}>
        <div>
          <dt>{texts.start}</dt>
          <dd>
            <time dateTime={period.isoStart}>{period.startText}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.end}</dt>
          <dd>{period.isoEnd ? <time dateTime={period.isoEnd}>{period.endText}</time> : noEnd}</dd>
        </div>
        {place && (
          <div>
            <dt>{texts.place}</dt>
            <dd>
              <a href={place.href}>
                <LocalisedText value={place.name} />
              </a>
            </dd>
          </div>
        )}
      </dl>
      {record.image && (
        <div className={styles.image}>
          <ContentImage
            image={{ src: record.image, srcSet: '', isPlaceholder: false, tint: 0 }}
            width={640}
            height={360}
            sizes="32rem"
            isPriority
          />
        </div>
      )}
      <div className={styles.actions}>
        {href && (
          <a href={href} target="_blank" rel="noopener" className="button">
            {texts.viewDetails}
            <span className="visually-hidden"> ({texts.newTab})</span>
            <Icon name="external" size={20} />
          </a>
        )}
        <CopyLink address={new URL(dayHref, location.href).href} texts={texts} />
      </div>
      <AddToCalendar event={{ id, times }} locale={locale} texts={texts} />
    </ModalDialog>
  );
}

/** Returns the focus to an event's chip, which may have been rendered again behind the dialog. */
function restoreFocus(id: EventRecord['id']): void {
  const focused = document.activeElement;
  const isLost =
    focused === null || focused === document.body || focused.closest('dialog:not([open])') !== null;
  const chips = document.querySelectorAll<HTMLElement>(
    `#calendar [data-event="${CSS.escape(id)}"]`,
  );
  // FullCalendar renders events that do not fit into their cell hidden.
  if (isLost)
    [...chips].find((chip) => chip.checkVisibility({ visibilityProperty: true }))?.focus();
}

function CopyLink({ address, texts }: { address: string; texts: CalendarTexts }) {
  const [message, setMessage] = useState('');
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void copyText(address, texts).then(setMessage)}
      >
        <Icon name="link" size={20} />
        {texts.copyLink}
      </button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}

/** A modal dialog, open while mounted. Escape, its button and a click outside close it. */
function ModalDialog({
  title,
  closeText,
  onClose,
  children,
}: {
  title: ReactNode;
  closeText: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <dialog
      ref={showModal}
      aria-labelledby={titleId}
      closedby="any"
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={closeText}
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
