import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { EventRecord } from '@/lib/views/event';

/** An event's title in the language it was really found in. */
export function EventTitle({ record: { title, lang }, locale, className }: { record: EventRecord; locale: Locale; className?: string | undefined }) {
  return (
    <bdi lang={lang === locale ? undefined : lang} dir={directionOf(lang)} className={className}>
      {title}
    </bdi>
  );
}
