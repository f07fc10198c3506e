import { useLocale } from 'next-intl';
import { withLanguage } from '@/lib/i18n/language-path';
import { siteAddress } from '@/lib/platform/env';

/** The address of a screen, shown in print only. `path` is without language. */
export function PrintedAddress({ path }: { path: string }) {
  const locale = useLocale();
  return (
    <p className="print-only">
      <bdi dir="ltr">{siteAddress() + withLanguage(path, locale)}</bdi>
    </p>
  );
}
