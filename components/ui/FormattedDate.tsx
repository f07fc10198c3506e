import { useLocale, useTranslations } from 'next-intl';
import type { DateView } from '@/lib/i18n/format-date';
import { languageAttributes } from '@/lib/i18n/locales';

export function FormattedDate({
  value,
  className,
}: {
  value: DateView;
  className?: string | undefined;
}) {
  const t = useTranslations('common');
  const locale = useLocale();
  if (value.kind !== 'date')
    return (
      <span className={className}>
        {t(value.kind === 'unknown' ? 'unknownDate' : 'invalidDate')}
      </span>
    );
  const isForeign = value.lang !== locale;
  return (
    <time
      dateTime={value.iso}
      className={className}
      {...(isForeign && languageAttributes(value.lang))}
    >
      {value.text}
    </time>
  );
}
