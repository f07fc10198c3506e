import { useLocale } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { MAX_KEYWORD_LENGTH } from '@/lib/platform/constants';
import { withLanguage } from '@/lib/i18n/language-path';
import { routes } from '@/lib/routes/links';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  id: string;
  label: string;
  submit: string;
  /** The form in the sidebar is a panel of its own, with an icon as its button. */
  isPanel?: boolean;
}

/** The form searches the site. lib/browser/navigation trims the text and ignores a blank one. */
export function SearchForm({ id, label, submit, isPanel = false }: SearchFormProps) {
  const locale = useLocale();
  return (
    <form
      role="search"
      {...(!isPanel && { 'aria-label': label })}
      method="get"
      action={withLanguage(routes.search, locale)}
      data-search
      className={isPanel ? `${styles.form} ${styles.panel}` : styles.form}
    >
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field} data-suggestions>
        <input
          id={id}
          type="text"
          role="searchbox"
          aria-labelledby={`${id}-label`}
          name="keyword"
          maxLength={MAX_KEYWORD_LENGTH}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
          className="field-control"
        />
      </div>
      <button type="submit" className="button">
        <Icon name="search" size={20} />
        {isPanel ? <span className="visually-hidden">{submit}</span> : submit}
      </button>
    </form>
  );
}
