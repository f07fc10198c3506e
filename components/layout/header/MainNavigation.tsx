import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/Link';
import { routes } from '@/lib/routes/links';
import type { MenuEntry } from '@/lib/views/menu';
import { MenuItems } from './MenuItems';
import styles from './MainNavigation.module.css';

/** The navigation: home, the menu of the back office, calendar and contact. */
export function MainNavigation({ menu }: { menu: MenuEntry[] }) {
  const t = useTranslations('header');
  const common = useTranslations('common');
  return (
    <nav aria-label={t('mainNavigation')} className={styles.navigation} data-navigation>
      <ul className={styles.entries}>
        <li className={styles.entry}>
          <Link href={routes.home} className={styles.label}>
            {common('home')}
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
      </ul>
    </nav>
  );
}
