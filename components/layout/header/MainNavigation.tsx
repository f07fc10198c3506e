import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { leadsTo } from '@/lib/i18n/language-path';
import { localisedPath, routes } from '@/lib/routes/links';
import type { ContentLink } from '@/lib/text/safe-link';
import type { MenuEntry } from '@/lib/views/menu';
import styles from './MainNavigation.module.css';
import placement from './SubmenuPlacement.module.css';

const screen = (path: string): ContentLink => ({ kind: 'internal', path });

export function MainNavigation({ menu, address }: { menu: MenuEntry[]; address: string }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('header.mainNavigation')} className={`${styles.navigation} ${placement.navigation}`}>
      <ul className={styles.entries}>
        <Entry link={screen(routes.home)} address={address}>
          {t('common.home')}
        </Entry>
        <MenuItems entries={menu} address={address} />
        <Entry link={screen(routes.calendar)} address={address}>
          {t('header.calendar')}
        </Entry>
        <Entry link={screen(routes.contact)} address={address}>
          {t('header.contact')}
        </Entry>
      </ul>
    </nav>
  );
}

/** Entries of one level of the menu; those with children hold the next one, to any depth. */
function MenuItems({ entries, address }: { entries: MenuEntry[]; address: string }) {
  return entries.map((entry) =>
    entry.children.length > 0 ? (
      <Submenu key={entry.key} entry={entry} address={address} />
    ) : (
      <Entry key={entry.key} link={entry.link} address={address}>
        <LocalisedText value={entry.label} />
      </Entry>
    ),
  );
}

/** A parent opens and closes its submenu; when it leads somewhere itself, that is the submenu's first entry. */
function Submenu({ entry, address }: { entry: MenuEntry; address: string }) {
  const t = useTranslations('header');
  const label = <LocalisedText value={entry.label} />;
  return (
    <li className={styles.entry}>
      <details className={styles.submenu}>
        <summary className={styles.label}>
          <span>{label}</span>
          <span className={styles.chevron}>
            <Icon name="chevronDown" size={16} />
          </span>
        </summary>
        <ul className={styles.panel} aria-label={t('submenuOf', { label: entry.label.text })}>
          {entry.link && (
            <Entry link={entry.link} address={address}>
              {t.rich('overview', { label: entry.label.text, name: () => label })}
            </Entry>
          )}
          <MenuItems entries={entry.children} address={address} />
        </ul>
      </details>
    </li>
  );
}

/** The link to the current screen has `aria-current`. */
function Entry({ link, address, children }: { link: ContentLink; address: string; children: ReactNode }) {
  const locale = useLocale();
  const isCurrent = link?.kind === 'internal' && leadsTo(link.path, address);
  const href = link?.kind === 'internal' ? localisedPath(link.path, locale) : link?.address;
  return (
    <li className={styles.entry}>
      {href === undefined ? (
        <span className={styles.label}>{children}</span>
      ) : (
        <a href={href} className={styles.label} aria-current={isCurrent ? 'page' : undefined}>
          {children}
        </a>
      )}
    </li>
  );
}
