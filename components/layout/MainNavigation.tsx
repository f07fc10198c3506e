import { useLocale, useTranslations } from 'next-intl';
import { htmlOnce } from '@/components/ui/html-once';
import { Link } from '@/components/ui/Link';
import { Written } from '@/components/ui/Still';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import type { MenuEntry } from '@/lib/views/menu';
import { MenuItems } from './MenuItems';
import styles from './MainNavigation.module.css';

/** A menu may have a thousand entries, and stands on every page. */
const entriesHtml = htmlOnce((menu: MenuEntry[], _language: Locale) => <Entries menu={menu} />);

/** The navigation: home, the menu of the back office, calendar and contact. */
export function MainNavigation({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations('header');
  const locale = useLocale();
  return (
    <nav aria-label={t('mainNavigation')} className={styles.navigation} data-navigation>
      <Written as="ul" className={styles.entries} html={entriesHtml(menu, locale)} />
    </nav>
  );
}

function Entries({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations('header');
  const tCommon = useTranslations('common');
  return (
    <>
      <li className={styles.entry}>
        <Link href={routes.home} className={styles.label}>
          {tCommon('home')}
        </Link>
      </li>
      <MenuItems entries={menu} group="menu" />
      <li className={styles.entry}>
        <Link href={routes.calendar} className={styles.label}>
          {t('calendar')}
        </Link>
      </li>
      <li className={styles.entry}>
        <Link href={routes.contact} className={styles.label}>
          {t('contact')}
        </Link>
      </li>
    </>
  );
}
