'use client';

import { Icon } from '@/components/ui/Icon';
import { ImageSlot } from '@/components/ui/ImageSlot';
import type { Locale } from '@/lib/i18n/locales';
import { tintOf } from '@/lib/media/tint';
import { contentHref } from '@/lib/text/safe-link';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { EventRecord } from '@/lib/views/event';
import { eventPeriod } from '@/lib/views/event-period';
import { AddToCalendar } from './AddToCalendar';
import { CopyLink } from './CopyLink';
import { EventTitle } from './EventTitle';
import { ModalDialog } from './ModalDialog.client';
import styles from './EventDialog.module.css';

interface EventDialogProps {
  record: EventRecord;
  /** The address of the calendar on the event's day. */
  dayHref: string;
  locale: Locale;
  texts: CalendarTexts;
  onClose: () => void;
}

/** One event: title, start, end, image if there is one, the way to its details, into one's own calendar, and its day's address to pass on. */
export function EventDialog({ record, dayHref, locale, texts, onClose }: EventDialogProps) {
  const { id, title, event_starts_at: startsAt, event_ends_at: endsAt } = record;
  const period = eventPeriod(startsAt, endsAt, locale);
  const href = contentHref(record.slug, locale);
  const noEnd = record.invalid_end ? texts.invalidDate : texts.unknownDate;
  return (
    <ModalDialog title={<EventTitle record={record} locale={locale} />} titleId="event-title" closeText={texts.close} onClose={onClose}>
      <dl className={styles.dates}>
        <div>
          <dt>{texts.start}</dt>
          <dd>
            <time dateTime={startsAt}>{period.startText}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.end}</dt>
          <dd>{endsAt ? <time dateTime={endsAt}>{period.endText}</time> : noEnd}</dd>
        </div>
      </dl>
      {record.image && (
        <div className={styles.image}>
          <ImageSlot
            image={{ src: record.image, srcSet: '', isPlaceholder: false, tint: tintOf(id) }}
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
      <AddToCalendar event={{ id, title, startsAt, endsAt, period }} url={href && new URL(href, location.href).href} locale={locale} texts={texts} />
    </ModalDialog>
  );
}
