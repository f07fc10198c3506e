'use client';

import { Icon } from '@/components/ui/Icon';
import { ImageSlot } from '@/components/ui/ImageSlot';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { tintOf } from '@/lib/media/image-address';
import { contentHref } from '@/lib/text/safe-link';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { EventRecord } from '@/lib/views/event';
import { eventPeriod } from '@/lib/views/event-period';
import { ModalDialog } from './ModalDialog.client';
import styles from './EventDialog.module.css';

interface EventDialogProps {
  record: EventRecord;
  locale: Locale;
  texts: CalendarTexts;
  onClose: () => void;
}

/** One event: title, start, end, image if there is one, and the way to its details. */
export function EventDialog({ record, locale, texts, onClose }: EventDialogProps) {
  const period = eventPeriod(record.event_starts_at, record.event_ends_at, locale);
  const href = contentHref(record.slug, locale);
  const title = (
    <bdi lang={record.lang === locale ? undefined : record.lang} dir={directionOf(record.lang)}>
      {record.title}
    </bdi>
  );
  return (
    <ModalDialog title={title} titleId="event-title" closeText={texts.close} onClose={onClose}>
      <dl className={styles.dates}>
        <div>
          <dt>{texts.start}</dt>
          <dd>
            <time dateTime={record.event_starts_at}>{period.startText}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.end}</dt>
          <dd>{record.event_ends_at ? <time dateTime={record.event_ends_at}>{period.endText}</time> : texts.openEnded}</dd>
        </div>
      </dl>
      {record.image && (
        <div className={styles.image}>
          <ImageSlot
            image={{ src: record.image, srcSet: '', isPlaceholder: false, tint: tintOf(record.id) }}
            width={640}
            height={360}
            sizes="32rem"
            isPriority
          />
        </div>
      )}
      {href && (
        <a href={href} target="_blank" rel="noopener" className={`button ${styles.details}`}>
          {texts.viewDetails}
          <span className="visually-hidden"> ({texts.newTab})</span>
          <Icon name="external" size={20} />
        </a>
      )}
    </ModalDialog>
  );
}
