import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Messages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes/links';
import { screenMetadata, type ScreenMetadata } from './metadata';

/** Routes with a title and a description in the messages. */
type NamedScreen = {
  [Name in keyof Messages]: Messages[Name] extends Record<'title' | 'description', string>
    ? Name
    : never;
}[keyof Messages];

export async function namedMetadata(
  name: NamedScreen,
  overrides?: Partial<ScreenMetadata>,
): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations(), pageLocale()]);
  return screenMetadata({
    title: t(`${name}.title`),
    description: t(`${name}.description`),
    path: routes[name],
    locale,
    ...overrides,
  });
}
