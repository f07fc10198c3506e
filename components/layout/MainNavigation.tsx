import { useMessages, useTranslations } from 'next-intl';
import { htmlOnce } from '@/components/ui/html-once';
import { Link } from '@/components/ui/Link';
import { WrittenList } from '@/components/ui/Still';
import { routes } from '@/lib/routes';
import type { MenuEntry } from '@/lib/views/menu';
import { MenuItems } from './MenuItems';
import styles from './MainNavigation.module.css';

/** A menu may have a thousand entries, and stands on every page. */
const entriesHtml = htmlOnce((menu: MenuEntry[]) => <Entries menu={menu} />);

/** The navigation: home, the menu of the back office, calendar and contact. */
export function MainNavigation({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations('header');
  const texts = useMessages();
  return (
    <nav aria-label={t('mainNavigation')} className={styles.navigation} data-navigation>
      <WrittenList className={styles.entries} html={entriesHtml(menu, texts)} />
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
