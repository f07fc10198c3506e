import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';

export interface FixedScreen {
  href: string;
  label: string;
}

/** The screens that every site of this kind has, in the order of the footer, the home screen first; addresses without language. */
export async function fixedScreens(locale: Locale): Promise<FixedScreen[]> {
  const [t, common] = await Promise.all([getTranslations({ locale, namespace: 'footer' }), getTranslations({ locale, namespace: 'common' })]);
  return [
    { href: routes.home, label: common('home') },
    { href: routes.contact, label: t('contact') },
    { href: routes.articles, label: t('articles') },
    { href: routes.pages, label: t('pages') },
    { href: routes.calendar, label: t('calendar') },
    { href: routes.chambers, label: t('chambers') },
    { href: routes.partners, label: t('partners') },
  ];
}
