import type { MenuItem } from '@/lib/content-api/schemas/menu';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { recordPath, routes } from '@/lib/routes/links';
import { truncateName } from '@/lib/text/excerpt';
import { linkTarget } from '@/lib/text/rich-text/links';
import type { ContentLink } from '@/lib/text/safe-link';
import { getTranslations } from 'next-intl/server';

/** A navigation entry; it is a plain label if it has neither link nor children. */
export interface MenuEntry {
  /** Keys are unique in the menu, unlike the back office's ids. */
  key: string;
  label: LocalisedText;
  link: ContentLink;
  children: MenuEntry[];
}

/** Returns the entries with status 1 (specification §4) and a label, at every depth. */
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

/** Returns the entries at every depth that lead to screens of this site. */
export function menuScreens(entries: MenuEntry[]): { href: string; label: LocalisedText }[] {
  return entries.flatMap(({ link, label, children }) => [
    ...(link?.kind === 'internal' ? [{ href: link.path, label }] : []),
    ...menuScreens(children),
  ]);
}

/** An item with a record links to it, any other to its own link (specification §2, Header). */
function menuLink({ type, targetId, link }: MenuItem): ContentLink {
  if (type && targetId)
    return {
      kind: 'internal',
      path: recordPath(type, { id: targetId, slug: link.replace(/^[/\\#]+/, '') }),
    };
  return linkTarget(link);
}

/** Returns the footer's screens, home first, with paths without language. */
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
