import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { isDemonstration } from '@/lib/platform/env';
import type { MenuEntry } from '@/lib/views/menu';
import styles from './Header.module.css';
import { LanguageLinks } from '@/components/layout/ScreenLinks';
import { SearchForm } from '@/components/layout/SearchForm';
import { LANGUAGES } from '@/lib/i18n/languages';
import { LOCALES } from '@/lib/i18n/locales';
import type { ReactNode } from 'react';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { leadsTo } from '@/lib/i18n/language-path';
import { localisedPath, routes } from '@/lib/routes/links';
import type { ContentLink } from '@/lib/text/safe-link';
import menuStyles from './MainNavigation.module.css';
import { Khatam } from '@/components/ui/Khatam';
import { Link } from '@/components/ui/Link';
import { localise } from '@/lib/i18n/localise';
import { logoAddress } from '@/lib/media/content-image';
import { organisation } from '@/lib/organisation/organisation';
import logoStyles from './SiteLogo.module.css';
import { Static } from '@/components/ui/Static';

/** Panels share this `name`, so the browser keeps only one `<details>` open. */
const PANELS = 'header-panels';

/**
 * Menus open and close natively; `HeaderBehaviour` adds pointer and Escape. `address` is the
 * screen's, without language.
 */
export function Header({ menu, address }: { menu: MenuEntry[]; address: string }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Static as="header" className={styles.header} data-header part="header">
      <div className={styles.utility}>
        <div className={`container ${styles.utilityLine}`}>
          {isDemonstration() && <p className={styles.notice}>{t('common.demo')}</p>}
          <details className={styles.languages} name={PANELS} data-panel="language">
            <summary>
              <Icon name="globe" size={18} />
              <span className="visually-hidden">{t('header.language')}</span>
              {LANGUAGES[locale].name}
              <Icon name="chevronDown" size={16} />
            </summary>
            <LanguageLinks locales={LOCALES} address={address} />
          </details>
        </div>
      </div>
      <div className={styles.bar}>
        <div className={`container ${styles.barLine}`}>
          <SiteLogo />
          <details className={styles.menuToggle} name={PANELS} data-panel="menu">
            <summary>
              <span className={styles.whenClosed}>
                <Icon name="menu" />
              </span>
              <span className={styles.whenOpen}>
                <Icon name="close" />
              </span>
              <span className="visually-hidden">{t('header.menu')}</span>
            </summary>
          </details>
          <MainNavigation menu={menu} address={address} />
          <details className={styles.search} name={PANELS} data-panel="search">
            <summary>
              <span className={styles.whenClosed}>
                <Icon name="search" />
                <span className="visually-hidden">{t('header.search')}</span>
              </span>
              <span className={styles.whenOpen}>
                <Icon name="close" />
                <span className="visually-hidden">{t('header.closeSearch')}</span>
              </span>
            </summary>
            <div className={styles.searchPanel}>
              <div className="container">
                <SearchForm
                  id="header-search"
                  label={t('header.searchPlaceholder')}
                  submit={t('header.submitSearch')}
                />
              </div>
            </div>
          </details>
        </div>
      </div>
    </Static>
  );
}

const internalLink = (path: string): ContentLink => ({ kind: 'internal', path });

function MainNavigation({ menu, address }: { menu: MenuEntry[]; address: string }) {
  const t = useTranslations();
  return (
    <nav aria-label={t('header.mainNavigation')} className={menuStyles.navigation}>
      <ul className={menuStyles.entries}>
        <Entry link={internalLink(routes.home)} address={address}>
          {t('common.home')}
        </Entry>
        <MenuItems entries={menu} address={address} />
        <Entry link={internalLink(routes.calendar)} address={address}>
          {t('header.calendar')}
        </Entry>
        <Entry link={internalLink(routes.contact)} address={address}>
          {t('header.contact')}
        </Entry>
      </ul>
    </nav>
  );
}

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

/** The parent entry opens its submenu. If it has a link itself, that is the first entry inside. */
function Submenu({ entry, address }: { entry: MenuEntry; address: string }) {
  const t = useTranslations('header');
  const label = <LocalisedText value={entry.label} />;
  return (
    <li className={menuStyles.entry}>
      <details className={menuStyles.submenu}>
        <summary className={menuStyles.label}>
          <span>{label}</span>
          <span className={menuStyles.chevron}>
            <Icon name="chevronDown" size={16} />
          </span>
        </summary>
        <ul className={menuStyles.panel} aria-label={t('submenuOf', { label: entry.label.text })}>
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

function Entry({
  link,
  address,
  children,
}: {
  link: ContentLink;
  address: string;
  children: ReactNode;
}) {
  const locale = useLocale();
  const isCurrent = link?.kind === 'internal' && leadsTo(link.path, address);
  const href = link?.kind === 'internal' ? localisedPath(link.path, locale) : link?.address;
  return (
    <li className={menuStyles.entry}>
      {href === undefined ? (
        <span className={menuStyles.label}>
          <span>{children}</span>
        </span>
      ) : (
        <a href={href} className={menuStyles.label} aria-current={isCurrent ? 'page' : undefined}>
          <span>{children}</span>
        </a>
      )}
    </li>
  );
}

function SiteLogo() {
  const locale = useLocale();
  const { logo: given, name, shortName } = organisation();
  const logo = given && logoAddress(given);
  return (
    <Link href={routes.home} className={logoStyles.logo}>
      {logo ? (
        <img src={logo} alt={localise(name, locale).text} className={logoStyles.image} />
      ) : (
        <>
          <span className={logoStyles.star}>
            <Khatam size={52} />
          </span>
          <span className={logoStyles.name}>
            <LocalisedText value={localise(name, locale)} />
          </span>
          <span className={logoStyles.shortName}>
            <LocalisedText value={localise(shortName, locale)} />
          </span>
        </>
      )}
    </Link>
  );
}
