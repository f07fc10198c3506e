import type { RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VIEWS, stepFrom, type CalendarPlace, type CalendarView } from '@/lib/views/calendar-place';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import styles from './CalendarToolbar.module.css';

interface CalendarToolbarProps {
  place: CalendarPlace;
  today: string;
  /** Whether the period shown is today's. */
  isNow: boolean;
  title: string;
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  texts: CalendarTexts;
  go: (place: CalendarPlace) => void;
}

const TEXT_OF = { mois: 'month', semaine: 'week', jour: 'day', liste: 'list', annee: 'multiMonth' } as const satisfies Record<
  CalendarView,
  keyof CalendarTexts
>;

/** Previous, next and today at the start, the title in the centre, the five views at the end (specification §2). */
export function CalendarToolbar({ place, today, isNow, title, titleId, titleRef, texts, go }: CalendarToolbarProps) {
  const earlier = stepFrom(place, -1, today);
  const later = stepFrom(place, 1, today);
  // A control that has nowhere to go keeps the focus it may have.
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        <button type="button" aria-disabled={!earlier} className={styles.step} onClick={() => earlier && go(earlier)}>
          <Icon name="chevronStart" size={20} />
          <span className="visually-hidden">{texts.previous}</span>
        </button>
        <button type="button" aria-disabled={!later} className={styles.step} onClick={() => later && go(later)}>
          <Icon name="chevronEnd" size={20} />
          <span className="visually-hidden">{texts.next}</span>
        </button>
        <button type="button" aria-disabled={isNow} className={styles.tool} onClick={() => !isNow && go({ ...place, day: today })}>
          {texts.today}
        </button>
      </div>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div role="group" aria-label={texts.views} className={styles.views}>
        {VIEWS.map((view) => (
          <button key={view} type="button" aria-pressed={view === place.view} className={styles.tool} onClick={() => go({ ...place, view })}>
            {texts[TEXT_OF[view]]}
          </button>
        ))}
      </div>
    </div>
  );
}
