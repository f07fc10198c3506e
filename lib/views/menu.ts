import type { MenuItem } from '@/lib/content-api/schemas/menu';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { recordPath, routes } from '@/lib/routes/links';
import { truncateName } from '@/lib/text/excerpt';
import { linkTarget } from '@/lib/text/rich-text/links';
import type { ContentLink } from '@/lib/text/safe-link';
import { getTranslations } from 'next-intl/server';

/** An entry of the navigation. Without link and children it is a plain label. */
export interface MenuEntry {
  /** Unique in the menu, unlike the back office's ids. */
  key: string;
  label: LocalisedText;
  link: ContentLink;
  children: MenuEntry[];
}

/** The shown entries (specification §4: status 1), at every depth, except those without label. */
export function menuEntries(items: MenuItem[], locale: Locale, parent = 'menu'): MenuEntry[] {
  return items.flatMap((item, position) => {
    const label = mapText(localise(item.label, locale), truncateName);
    if (!item.isShown || label.text === '') return [];
    const key = `${parent}-${position}`;
    return [
      { key, label, link: menuLink(item), children: menuEntries(item.children, locale, key) },
    ];
  });
}

/** The screens of this site in a menu, at every depth. */
export function menuScreens(entries: MenuEntry[]): { href: string; label: LocalisedText }[] {
  return entries.flatMap(({ link, label, children }) => [
    ...(link?.kind === 'internal' ? [{ href: link.path, label }] : []),
    ...menuScreens(children),
  ]);
}

/** A dynamic item leads to its record, any other to its link (specification §2, Header). */
function menuLink({ type, targetId, link }: MenuItem): ContentLink {
  if (type && targetId)
    return {
      kind: 'internal',
      path: recordPath(type, { id: targetId, slug: link.replace(/^[/\\#]+/, '') }),
    };
  return linkTarget(link);
}

/** The footer's screens, the home screen first, by addresses without language. */
export async function footerScreens(locale: Locale) {
  const t = await getTranslations({ locale });
  return [
    { href: routes.home, label: t('common.home') },
    { href: routes.contact, label: t('footer.contact') },
    { href: routes.articles, label: t('footer.articles') },
    { href: routes.pages, label: t('footer.pages') },
    { href: routes.calendar, label: t('footer.calendar') },
    { href: routes.chambers, label: t('footer.chambers') },
    { href: routes.partners, label: t('footer.partners') },
  ];
}
export type FooterScreen = Awaited<ReturnType<typeof footerScreens>>[number];
