import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { pluralForms } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, pickTexts } from '@/lib/i18n/messages';
import { withLanguage } from '@/lib/i18n/language-path';
import { EmptyState } from '@/components/listing/EmptyState';
import { Static, StructuredData } from '@/components/ui/Static';
import { eventData } from '@/lib/views/structured-data';
import { siteAddress } from '@/lib/platform/env';
import type { AgendaView } from '@/lib/calendar/agenda';
import { Agenda, AGENDA_ATTRIBUTES } from './Agenda';
import type { MonthPreviewView } from '@/lib/calendar/event';
import previewStyles from './Calendar.module.css';
import { Icon } from '@/components/ui/Icon';
import { OutsideLink } from '@/components/ui/Link';
import { routes } from '@/lib/routes/links';
import styles from './Agenda.module.css';
import formStyles from './ChamberForm.module.css';

/** The calendar's texts, for the browser without the message library. */
export async function calendarTexts(locale: Locale) {
  const [{ calendar, common, detail, failure }, t] = await Promise.all([
    loadMessages(locale),
    getTranslations('calendar'),
  ]);
  return {
    ...calendar,
    ...pickTexts(common, 'unknownDate', 'invalidDate', 'newTab'),
    ...pickTexts(detail, 'copyLink', 'linkCopied', 'copyFailed'),
    ...pickTexts(failure, 'retry'),
    count: pluralForms(locale, (values) => t('eventCount', values)),
    more: pluralForms(locale, (values) => t('moreEvents', values)),
    moreHint: pluralForms(locale, (values) => t('moreHint', values)),
  };
}

export type CalendarTexts = Awaited<ReturnType<typeof calendarTexts>>;

/** The server's list of a month. `isKnown`: the API has answered. */
export function MonthAgenda({
  agenda,
  texts,
  isKnown,
}: {
  agenda: AgendaView;
  texts: CalendarTexts;
  isKnown: boolean;
}) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const events = agenda.months.flatMap(({ days }) => days.flatMap((day) => day.events));
  return (
    <Static as="section" part="agenda" {...AGENDA_ATTRIBUTES}>
      <Agenda
        agenda={agenda}
        locale={locale}
        texts={texts}
        whenEmpty={<EmptyState title={t(isKnown ? 'noEvents' : 'loadFailed')} />}
      />
      {events.map((event) => (
        <StructuredData key={event.id} data={eventData(event, locale)} />
      ))}
    </Static>
  );
}

/** The month until the interactive calendar is loaded. Elements save hundreds of class names. */
export function MonthPreview({ month }: { month: MonthPreviewView }) {
  return (
    <Static as="div" aria-hidden="true" className={previewStyles.month} part="month-preview">
      <p className={previewStyles.title}>{month.title}</p>
      <div className={previewStyles.days}>
        {month.weekdays.map(({ name, initial }) => (
          <i key={name} data-initial={initial}>
            {name}
          </i>
        ))}
        {month.days.map(({ day, number, isOther, isToday, chips, more, count }) => (
          <p key={day} {...(isOther && { className: previewStyles.other })}>
            {isToday ? <strong>{number}</strong> : number}
            {chips.map(({ id, title }) => (
              <span key={id} data-event={id}>
                {title}
              </span>
            ))}
            {more !== null && <small dir="ltr">{more}</small>}
            {count !== null && <b data-event={day}>{count}</b>}
          </p>
        ))}
      </div>
    </Static>
  );
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
    <form action={action} className={formStyles.form}>
      <label htmlFor="calendar-chamber" className={formStyles.label}>
        {t('chamber')}
      </label>
      <select
        id="calendar-chamber"
        name="chamber"
        defaultValue={chosen}
        className={`field-control ${formStyles.select}`}
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

/** The ways to subscribe to all events, or to those of a chamber. */
export function SubscriptionLinks({ chamberId }: { chamberId: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const file = chamberId
    ? routes.chamberCalendar({ language: locale, id: chamberId })
    : routes.calendarFeed({ language: locale });
  const address = siteAddress() + file;
  const app = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(t('calendar.title'))}`;
  const services = [
    { name: t('calendar.subscribeGoogle'), href: google },
    { name: t('calendar.subscribeOutlook'), href: outlook },
  ];
  return (
    <Static as="section" aria-labelledby="subscribe" className={styles.subscribe} part="subscribe">
      <h2 id="subscribe" className={styles.subscribeTitle}>
        <Icon name="calendar" />
        {t('calendar.subscribe')}
      </h2>
      <p className={styles.hint}>{t('calendar.subscribeHint')}</p>
      <ul className={styles.ways}>
        <li>
          <a href={app} className="button button-quiet">
            {t('calendar.subscribeApp')}
          </a>
        </li>
        {services.map(({ name, href }) => (
          <li key={name}>
            <OutsideLink href={href} rel="noopener noreferrer" className="button button-quiet">
              {name}
            </OutsideLink>
          </li>
        ))}
        <li>
          <a href={file} download className="button button-quiet">
            <Icon name="download" size={20} />
            {t('calendar.downloadAll')}
          </a>
        </li>
      </ul>
    </Static>
  );
}
