import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes/links';
import { screenMetadata, type ScreenMetadata } from './metadata';

/** Of a screen whose title and description are texts under the name of its route. */
export async function namedMetadata(
  name: 'accessibility' | 'calendar' | 'chambers' | 'contact' | 'partners' | 'privacy',
  other?: Partial<ScreenMetadata>,
): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations(), pageLocale()]);
  return screenMetadata({ title: t(`${name}.title`), description: t(`${name}.description`), path: routes[name], locale, ...other });
}
