import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { routes } from '@/lib/routes/links';
import type { ContentLink } from '@/lib/text/safe-link';
import type { MenuEntry } from '@/lib/views/menu';
import styles from './MainNavigation.module.css';
import placement from './SubmenuPlacement.module.css';

/** The navigation: home, the menu of the back office, calendar and contact. */
export function MainNavigation({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('header.mainNavigation')} className={`${styles.navigation} ${placement.navigation}`} data-navigation>
      <ul className={styles.entries}>
        <ScreenEntry href={routes.home}>{t('common.home')}</ScreenEntry>
        <MenuItems entries={menu} group="menu" />
        <ScreenEntry href={routes.calendar}>{t('header.calendar')}</ScreenEntry>
        <ScreenEntry href={routes.contact}>{t('header.contact')}</ScreenEntry>
      </ul>
    </nav>
  );
}

function ScreenEntry({ href, children }: { href: string; children: string }) {
  return (
    <li className={styles.entry}>
      <Link href={href} className={styles.label}>
        {children}
      </Link>
    </li>
  );
}

interface MenuItemsProps {
  entries: MenuEntry[];
  /** Key of the entry they stand under. Submenus of one group close each other. */
  group: string;
}

/** Entries of one level of the menu; those with children hold the next one, to any depth. */
function MenuItems({ entries, group }: MenuItemsProps) {
  return entries.map((entry) => (
    <li key={entry.key} className={styles.entry}>
      {entry.children.length > 0 ? (
        <Submenu entry={entry} group={group} />
      ) : (
        <Entry link={entry.link}>
          <LocalisedText value={entry.label} />
        </Entry>
      )}
    </li>
  ));
}

/** A parent opens and closes its submenu; when it leads somewhere itself, that is the submenu's first entry. */
function Submenu({ entry, group }: { entry: MenuEntry; group: string }) {
  const t = useTranslations('header');
  const label = <LocalisedText value={entry.label} />;
  return (
    <details name={group} className={styles.submenu}>
      <summary className={styles.label}>
        <span>{label}</span>
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      <ul className={styles.panel} aria-label={t('submenuOf', { label: entry.label.text })}>
        {entry.link && (
          <li className={styles.entry}>
            <Entry link={entry.link}>{t.rich('overview', { label: entry.label.text, name: () => label })}</Entry>
          </li>
        )}
        <MenuItems entries={entry.children} group={entry.key} />
      </ul>
    </details>
  );
}

function Entry({ link, children }: { link: ContentLink; children: ReactNode }) {
  if (!link) return <span className={styles.label}>{children}</span>;
  if (link.kind === 'internal') {
    return (
      <Link href={link.path} className={styles.label}>
        {children}
      </Link>
    );
  }
  return (
    <a href={link.address} className={styles.label}>
      {children}
    </a>
  );
}
