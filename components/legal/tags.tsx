import type { ReactNode } from 'react';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localise, type LocalisedText as Text } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import { calendarFormat, startOfDay } from '@/lib/views/calendar/event-period';

/** The organisation's name inside a sentence, as value and as the tag that keeps its language. */
export function owner(locale: Locale): { name: string; owner: () => ReactNode } {
  const name = localise(organisation().name, locale);
  return { name: name.text, owner: named(name) };
}

/** A name inside a sentence, in its own language and direction. */
export function named(name: Text): () => ReactNode {
  return () => <LocalisedText value={name} />;
}

export const strong = (chunks: ReactNode): ReactNode => <strong>{chunks}</strong>;

/** An address or a technical name keeps its own direction inside a sentence. */
export const technical = (chunks: ReactNode): ReactNode => <bdi dir="ltr">{chunks}</bdi>;

/** A day, `YYYY-MM-DD`, as it is written in a sentence. */
export function dayInWords(day: string, locale: Locale): string {
  return calendarFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
}

/** A day inside a sentence, for machines too. */
export function dated(day: string): (chunks: ReactNode) => ReactNode {
  return (chunks) => <time dateTime={day}>{chunks}</time>;
}
