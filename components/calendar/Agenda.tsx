import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useId } from 'react';
import { EmptyState } from '@/components/listing/EmptyState';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { StructuredData } from '@/components/ui/StructuredData';
import { eventData } from '@/lib/discovery/structured-data';
import { routes } from '@/lib/routes/links';
import { absoluteAddress, siteAddress } from '@/lib/site-address';
import type { AgendaDay, AgendaEvent, AgendaView } from '@/lib/views/calendar/agenda';
import { AddToCalendar } from './AddToCalendar';
import styles from './Agenda.module.css';

const NEW_TAB_ID = 'agenda-new-tab';

/** A month's events as a list, readable without scripts. `isKnown`: the API has answered. */
export function Agenda({ agenda, isCurrent, isKnown }: { agenda: AgendaView; isCurrent: boolean; isKnown: boolean }) {
  const t = useTranslations();
  return (
    <section id="agenda" aria-labelledby="agenda-title" className={styles.agenda}>
      <header className={styles.head}>
        <div>
          <h2 id="agenda-title">{t('calendar.agendaOf', { period: agenda.title })}</h2>
          {isKnown && <p className={styles.count}>{t('calendar.eventCount', { count: agenda.count })}</p>}
        </div>
        <nav aria-label={t('calendar.agenda')} className={styles.months}>
          <MonthLink href={agenda.previousHref} before="chevronStart" text={t('calendar.previousMonth')} />
          <MonthLink href={agenda.nextHref} after="chevronEnd" text={t('calendar.nextMonth')} />
          <MonthLink href={isCurrent ? null : routes.calendar} text={t('calendar.currentMonth')} />
        </nav>
      </header>
      {agenda.days.length === 0 ? (
        <EmptyState title={t(isKnown ? 'calendar.noEvents' : 'calendar.loadFailed')} />
      ) : (
        <>
          <p id={NEW_TAB_ID} hidden>
            {t('common.newTab')}
          </p>
          <ol className={styles.days}>
            {agenda.days.map((day) => (
              <Day key={day.iso} day={day} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function MonthLink({ href, text, before, after }: { href: string | null; text: string; before?: IconName; after?: IconName }) {
  if (href === null) return null;
  return (
    <Link href={href} className={`button button-quiet ${styles.month}`}>
      {before && <Icon name={before} size={20} />}
      {text}
      {after && <Icon name={after} size={20} />}
    </Link>
  );
}

function Day({ day }: { day: AgendaDay }) {
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
          {day.events.map((event) => (
            <li key={event.id}>
              <Event event={event} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function Event({ event }: { event: AgendaEvent }) {
  const titleId = useId();
  const messages = useMessages();
  const locale = useLocale();
  const t = useTranslations('calendar');
  const { startsAt, endsAt, period, untilDay } = event;
  const end = [untilDay, period.isAllDay ? null : period.endTime].filter(Boolean).join(t('separator'));
  const title = <LocalisedText value={event.title} />;
  return (
    <article aria-labelledby={titleId} className={styles.event}>
      <StructuredData data={eventData(event, locale)} />
      <h4 id={titleId} className={styles.title}>
        {event.href ? (
          <a href={event.href} target="_blank" rel="noopener" aria-describedby={NEW_TAB_ID}>
            {title}
          </a>
        ) : (
          title
        )}
      </h4>
      <p className={styles.time}>
        <time dateTime={startsAt}>{period.isAllDay ? t('allDay') : period.startTime}</time>
        {endsAt && end && (
          <>
            {' – '}
            <time dateTime={endsAt}>{end}</time>
          </>
        )}
        {!endsAt && ` · ${t('openEnded')}`}
      </p>
      <AddToCalendar
        event={{ ...event, title: event.title.text }}
        url={event.href && absoluteAddress(event.href)}
        locale={locale}
        texts={{ ...messages.calendar, ...messages.common }}
        ids={{ title: titleId, newTab: NEW_TAB_ID }}
      />
    </article>
  );
}

/** Subscribes the visitor's own calendar to this one. Plain links: nothing of the services is loaded. */
export function SubscriptionLinks() {
  const t = useTranslations();
  const locale = useLocale();
  const file = routes.calendarFeed({ language: locale });
  const address = siteAddress() + file;
  const app = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`;
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(t('calendar.title'))}`;
  const services = [
    { name: t('calendar.subscribeGoogle'), href: google },
    { name: t('calendar.subscribeOutlook'), href: outlook },
  ];
  return (
    <section aria-labelledby="subscribe" className={styles.subscribe}>
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
            <a href={href} target="_blank" rel="noopener noreferrer" className="button button-quiet">
              {name}
              <span className="visually-hidden"> ({t('common.newTab')})</span>
            </a>
          </li>
        ))}
        <li>
          <a href={file} download className="button button-quiet">
            <Icon name="download" size={20} />
            {t('calendar.downloadAll')}
          </a>
        </li>
      </ul>
    </section>
  );
}
