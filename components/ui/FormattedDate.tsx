import { getTranslations } from 'next-intl/server';
import type { DateView } from '@/lib/dates/format-date';
import { pageLocale } from '@/lib/i18n/page-locale';

/** A date as text and for machines; "unknown date" when it is missing, "invalid date" when it cannot be read. */
export async function FormattedDate({ value, className }: { value: DateView; className?: string | undefined }) {
  const t = await getTranslations('common');
  if (value.kind !== 'date') return <span className={className}>{t(value.kind === 'unknown' ? 'unknownDate' : 'invalidDate')}</span>;
  const isForeign = value.lang !== (await pageLocale());
  return (
    <time dateTime={value.iso} className={className} {...(isForeign && { lang: value.lang, dir: 'ltr' })}>
      {value.text}
    </time>
  );
}
