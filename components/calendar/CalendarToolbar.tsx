import type { RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VIEWS, stepFrom, type CalendarAddress, type CalendarView } from '@/lib/views/calendar/calendar-address';
import type { CalendarTexts } from './calendar-texts';
import styles from './CalendarGrid.module.css';

interface CalendarToolbarProps {
  address: CalendarAddress;
  today: string;
  /** The period contains today. */
  isCurrent: boolean;
  title: string;
  titleId: string;
  titleRef: RefObject<HTMLHeadingElement | null>;
  texts: CalendarTexts;
  go: (address: CalendarAddress) => void;
}

const TEXT_OF = { mois: 'month', semaine: 'week', jour: 'day', liste: 'list', annee: 'multiMonth' } as const satisfies Record<
  CalendarView,
  keyof CalendarTexts
>;

/** Previous, next and today at the start, the title in the centre, the five views at the end (specification §2). */
export function CalendarToolbar({ address, today, isCurrent, title, titleId, titleRef, texts, go }: CalendarToolbarProps) {
  const earlier = stepFrom(address, -1, today);
  const later = stepFrom(address, 1, today);
  // aria-disabled: a disabled control would lose the focus.
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
        <button type="button" aria-disabled={isCurrent} className={styles.tool} onClick={() => !isCurrent && go({ ...address, day: today })}>
          {texts.today}
        </button>
      </div>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div role="group" aria-label={texts.views} className={styles.views}>
        {VIEWS.map((view) => (
          <button key={view} type="button" aria-pressed={view === address.view} className={styles.tool} onClick={() => go({ ...address, view })}>
            {texts[TEXT_OF[view]]}
          </button>
        ))}
      </div>
    </div>
  );
}
