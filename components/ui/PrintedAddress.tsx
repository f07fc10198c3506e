import { withLanguage } from '@/lib/i18n/language-path';
import { pageLocale } from '@/lib/i18n/page-locale';
import { siteAddress } from '@/lib/site-address';

/** Where a screen is found again: stands on its printed sheet, and nowhere else. `path` is without language. */
export async function PrintedAddress({ path }: { path: string }) {
  return (
    <p className="print-only">
      <bdi dir="ltr">{siteAddress() + withLanguage(path, await pageLocale())}</bdi>
    </p>
  );
}
