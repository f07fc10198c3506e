import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localisedPath, routes } from '@/lib/routes/links';
import type { ContentLink } from '@/lib/text/safe-link';
import type { MenuEntry } from '@/lib/views/menu';
import styles from './MainNavigation.module.css';
import placement from './SubmenuPlacement.module.css';

const screen = (path: string): ContentLink => ({ kind: 'internal', path });

export function MainNavigation({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('header.mainNavigation')} className={`${styles.navigation} ${placement.navigation}`} data-navigation>
      <ul className={styles.entries}>
        <Entry link={screen(routes.home)}>{t('common.home')}</Entry>
        <MenuItems entries={menu} group="menu" />
        <Entry link={screen(routes.calendar)}>{t('header.calendar')}</Entry>
        <Entry link={screen(routes.contact)}>{t('header.contact')}</Entry>
      </ul>
    </nav>
  );
}

/** Entries of one level of the menu; those with children hold the next one, to any depth. Submenus of one `group` close each other. */
function MenuItems({ entries, group }: { entries: MenuEntry[]; group: string }) {
  return entries.map((entry) =>
    entry.children.length > 0 ? (
      <Submenu key={entry.key} entry={entry} group={group} />
    ) : (
      <Entry key={entry.key} link={entry.link}>
        <LocalisedText value={entry.label} />
      </Entry>
    ),
  );
}

/** A parent opens and closes its submenu; when it leads somewhere itself, that is the submenu's first entry. */
function Submenu({ entry, group }: { entry: MenuEntry; group: string }) {
  const t = useTranslations('header');
  const label = <LocalisedText value={entry.label} />;
  return (
    <li className={styles.entry}>
      <details name={group} className={styles.submenu}>
        <summary className={styles.label}>
          <span>{label}</span>
          <span className={styles.chevron}>
            <Icon name="chevronDown" size={16} />
          </span>
        </summary>
        <ul className={styles.panel} aria-label={t('submenuOf', { label: entry.label.text })}>
          {entry.link && <Entry link={entry.link}>{t.rich('overview', { label: entry.label.text, name: () => label })}</Entry>}
          <MenuItems entries={entry.children} group={entry.key} />
        </ul>
      </details>
    </li>
  );
}

function Entry({ link, children }: { link: ContentLink; children: ReactNode }) {
  const locale = useLocale();
  const href = link?.kind === 'internal' ? localisedPath(link.path, locale) : link?.address;
  return (
    <li className={styles.entry}>
      {href === undefined ? (
        <span className={styles.label}>{children}</span>
      ) : (
        <a href={href} className={styles.label}>
          {children}
        </a>
      )}
    </li>
  );
}
