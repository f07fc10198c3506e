import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { isDemonstration } from '@/lib/runtime/env';
import type { MenuEntry } from '@/lib/views/menu';
import styles from './Header.module.css';
import { LanguageLinks } from '@/components/layout/ScreenLinks';
import { MainNavigation } from './MainNavigation';
import { SearchForm } from '@/components/layout/SearchForm';
import { SiteLogo } from './SiteLogo';
import { LANGUAGES } from '@/lib/i18n/languages';
import { LOCALES } from '@/lib/i18n/locales';

/** `name` of the panels' `<details>`: the browser keeps only one of them open. */
const PANELS = 'header-panels';

/** Everything opens and closes natively; `HeaderBehaviour` of the layout adds the pointer and Escape. `address`: of the screen, without language. */
export function Header({ menu, address }: { menu: MenuEntry[]; address: string }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <header className={styles.header} data-header data-static="header">
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
                <SearchForm id="header-search" label={t('header.searchPlaceholder')} submit={t('header.submitSearch')} />
              </div>
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}
