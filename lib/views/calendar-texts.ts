import type { Locale } from '@/lib/i18n/locales';

/** A text that depends on a number, one form per plural category; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>>;

/** Every plural category of our languages has a member below this. */
const SAMPLES = 100;

/** Turns a plural message into forms a script can choose from without the message library. */
export function pluralForms(locale: Locale, say: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(locale);
  const forms: PluralForms = {};
  for (let count = 1; count <= SAMPLES; count += 1) forms[rules.select(count)] ??= say(count).replace(String(count), '#');
  return forms;
}

/** The form for a number. */
export function chooseForm(forms: PluralForms, count: number, locale: Locale): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '#';
  return form.replace('#', String(count));
}

/** What the interactive calendar says. */
export interface CalendarTexts {
  previous: string;
  next: string;
  today: string;
  /** Name of the five views together. */
  views: string;
  month: string;
  week: string;
  day: string;
  list: string;
  multiMonth: string;
  allDay: string;
  noEvents: string;
  time: string;
  event: string;
  /** Holds `{date}`. */
  goToDate: string;
  /** Holds `{date}`. */
  eventsOf: string;
  count: PluralForms;
  more: PluralForms;
  moreHint: PluralForms;
  loading: string;
  loadFailed: string;
  retry: string;
  start: string;
  end: string;
  unknownDate: string;
  invalidDate: string;
  viewDetails: string;
  newTab: string;
  close: string;
  copyLink: string;
  copied: string;
  copyFailed: string;
  addToCalendar: string;
  file: string;
  google: string;
  outlook: string;
}
