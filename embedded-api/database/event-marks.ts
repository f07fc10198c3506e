import type { Language } from '../http/language';
import type { Texts } from './columns';
import { isYearly, minuteOf, needsLongDays, RelativeClock, storedMoment } from './relative-clock';

/** What a text may take from an event of the calendar. */
export interface MarkedEvent {
  id: number;
  title: Texts;
  start: string;
  end: string;
  detail: string;
}

const MARKS = /\{(event|hours):(\d+)([+-]\d+)?\}|\{sessions\}/g;
const DAY_MINUTES = 24 * 60;
/** Between a title and its place. */
const PLACE = '\u00A0– ';

const HEADINGS: Record<Language, { title: string; date: string; hours: string; place: string }> = {
  fr: { title: 'Événement', date: 'Date', hours: 'Horaires', place: 'Wilaya' },
  en: { title: 'Event', date: 'Date', hours: 'Hours', place: 'Wilaya' },
  ar: { title: 'التظاهرة', date: 'التاريخ', hours: 'التوقيت', place: 'الولاية' },
};

const ALL_DAY: Record<Language, string> = {
  fr: 'Toute la journée',
  en: 'All day',
  ar: 'طوال اليوم',
};

/** `9 h 30`, `9:30 am`, `9:30`. */
const TIME: Record<Language, (hours: number, minutes: string) => string> = {
  fr: (hours, minutes) => `${hours}\u00A0h${minutes === '00' ? '' : `\u00A0${minutes}`}`,
  en: (hours, minutes) => {
    if (hours === 12 && minutes === '00') return 'noon';
    const past = minutes === '00' ? '' : `:${minutes}`;
    return `${hours % 12 || 12}${past}\u00A0${hours < 12 ? 'am' : 'pm'}`;
  },
  ar: (hours, minutes) => `${hours}:${minutes}`,
};

/** The texts of a record with what they take from the events: their days, hours and places. */
export class EventMarks {
  readonly #events: ReadonlyMap<number, MarkedEvent>;
  /** By the French name of the wilaya. */
  readonly #chambers: ReadonlyMap<string, number>;

  constructor(events: readonly MarkedEvent[], chambers: ReadonlyMap<string, number>) {
    this.#events = new Map(events.map((event) => [event.id, event]));
    this.#chambers = chambers;
  }

  /**
   * The text with `{event:12}` as the days of event 12, `{event:12+1}` as its second day and
   * `{event:12-42}` as the day six weeks before it, `{hours:12}` as its hours, and `{sessions}` as
   * a table of the events whose details are in the record.
   */
  fill(text: string, language: Language, record: string): string {
    return text.replace(MARKS, (mark, kind: string | undefined, id: string, offset?: string) => {
      if (kind === undefined) return this.#sessions(language, record);
      const event = this.#events.get(Number(id));
      if (!event) throw new Error(`${record} has a mark ${mark} of an event that does not exist.`);
      return kind === 'hours' ? hoursOf(event, language) : dateMark(event, offset);
    });
  }

  #sessions(language: Language, record: string): string {
    const clock = new RelativeClock(new Date());
    const at = ({ start, end }: MarkedEvent): number =>
      clock.event({
        start: storedMoment(start),
        end: end === '' ? null : storedMoment(end),
        isHoliday: false,
      }).start;
    const events = [...this.#events.values()]
      .filter(({ detail }) => detail === record)
      .toSorted((one, other) => at(one) - at(other));
    const titles = new Set(events.map(({ title }) => title.fr.split(PLACE)[0]));
    const head = HEADINGS[language];
    const rows = events.map((event) => {
      const parts = event.title[language].split(PLACE);
      const place = parts.length > 1 ? (parts.at(-1) ?? '') : '';
      const chamber = this.#chambers.get(event.title.fr.split(PLACE).at(-1) ?? '');
      const link = `<a href="/chambre_de_commerce/${chamber}">${place}</a>`;
      const cells = [
        daysInTable(event, language),
        hoursOf(event, language),
        chamber ? link : place,
      ];
      return titles.size > 1 ? [parts[0] ?? '', ...cells] : cells;
    });
    const headings = [head.date, head.hours, head.place];
    return [
      '<table>',
      `<thead>${row(titles.size > 1 ? [head.title, ...headings] : headings, 'th')}</thead>`,
      `<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody>`,
      '</table>',
    ].join('\n');
  }
}

const row = (cells: string[], tag: string): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** The mark of the days of an event, or of one of them. */
function dateMark({ start, end }: MarkedEvent, offset?: string): string {
  const [first, last] = daysOf(start, end);
  const days = offset === undefined ? period(shownDays(start, end)) : `${first + Number(offset)}`;
  const yearly = isYearly(start) ? `#${start.slice(0, start.lastIndexOf(' '))}` : '';
  const isLong = needsLongDays(...[start, end].filter(Boolean).map(storedMoment));
  return `{date:${days}@${first}..${last}${yearly}${isLong ? '~' : ''}}`;
}

type Days = [first: number, last: number];

/** One day, two, or a period. */
function period([first, last]: Days): string {
  return [...new Set([first, last])].join(last === first + 1 ? ',' : '..');
}

/** The words before two days in a row, and before more of them. */
const BEFORE_DAYS: Record<Language, [two: string, more: string]> = {
  fr: ['les ', 'du '],
  en: ['', ''],
  ar: ['يومي ', 'من '],
};

/** The days of an event in a table, which says when they are past. */
function daysInTable(event: MarkedEvent, language: Language): string {
  const [first, last] = shownDays(event.start, event.end);
  const [two, more] = BEFORE_DAYS[language];
  const before = last === first + 1 ? two : more;
  return `${first === last ? '' : before}${dateMark(event).slice(0, -1)}?}`;
}

/** The days of an event as a text names them: a night by the day on which it begins. */
function shownDays(start: string, end: string): Days {
  const [first, last] = daysOf(start, end);
  const isNight = / 0[1-5]:/.test(end) && last === first + 1;
  return [first, isNight ? first : last];
}

/** The first and the last day, counted from the first where the event is of every year. */
function daysOf(start: string, end: string): Days {
  if (isYearly(start)) {
    const of = (moment: string): number => Date.parse(`2027${moment.slice(1, 7)}T00:00:00Z`);
    const days = end === '' ? 0 : (of(end) - of(start)) / 86_400_000;
    return [0, days < 0 ? days + 365 : days];
  }
  const first = Math.floor(minuteOf(start) / DAY_MINUTES);
  return [first, end === '' ? first : Math.max(first, Math.ceil(minuteOf(end) / DAY_MINUTES) - 1)];
}

/** From when to when an event goes on each day. */
function hoursOf({ start, end }: MarkedEvent, language: Language): string {
  const times = [start, end]
    .filter((moment) => moment !== '')
    .map((moment) => moment.slice(moment.lastIndexOf(' ') + 1));
  if (times.every((time) => time === '00:00')) return ALL_DAY[language];
  return [...new Set(times)]
    .map((time) => {
      const [hours = '', minutes = ''] = time.split(':');
      return TIME[language](Number(hours), minutes);
    })
    .join('\u00A0– ');
}
