import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { MAX_KEYWORD_LENGTH } from '@/lib/constants';
import { withLanguage } from '@/lib/i18n/language-path';
import { routes } from '@/lib/routes/links';
import styles from './SidebarSearch.module.css';

/** Search of the whole site from a detail page. As in `SearchForm`, scripts ignore a blank input (specification §5). */
export function SidebarSearch() {
  const t = useTranslations('article');
  const locale = useLocale();
  return (
    <form method="get" action={withLanguage(routes.search, locale)} role="search" data-search className={styles.form}>
      <label htmlFor="sidebar-search" className={styles.label}>
        {t('searchLabel')}
      </label>
      <div className={styles.row} data-suggestions>
        <input
          id="sidebar-search"
          type="text"
          role="searchbox"
          name="keyword"
          maxLength={MAX_KEYWORD_LENGTH}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
          className={`field-control ${styles.input}`}
        />
        <button type="submit" className={`button ${styles.submit}`}>
          <Icon name="search" size={20} />
          <span className="visually-hidden">{t('search')}</span>
        </button>
      </div>
    </form>
  );
}
