import { useLocale, useTranslations } from 'next-intl';
import { MAX_KEYWORD_LENGTH, PER_PAGE_OPTIONS, type ListName } from '@/lib/platform/constants';
import { formatNumber } from '@/lib/i18n/format-number';
import { withLanguage } from '@/lib/i18n/language-path';
import { listAddress } from '@/lib/routes/parameters';
import type { Choice } from '@/lib/views/card';
import { Icon } from '@/components/ui/Icon';
import { ListForm } from './ListForm.client';
import styles from './ListToolbar.module.css';

interface ListToolbarProps {
  list: ListName;
  path: string;
  text: string;
  perPage: number;
  /** Only the search screen is narrowed by a service; the empty value is every service. */
  services?: { chosen: string; choices: Choice[] };
}

export function ListToolbar({ list, path, text, perPage, services }: ListToolbarProps) {
  const t = useTranslations();
  const locale = useLocale();
  const action = withLanguage(path, locale);
  const isSearch = list === 'search';
  const field = isSearch ? 'keyword' : 'search';
  const state = {
    per_page: String(perPage),
    [field]: text,
    ...(services && { service_id: services.chosen }),
  };
  const clear = (
    <>
      <Icon name="close" size={20} />
      <span className="visually-hidden">{t('listing.clear')}</span>
    </>
  );
  return (
    <ListForm
      action={action}
      state={state}
      loading={t('common.loading')}
      offline={t('listing.offline')}
    >
      <div className={styles.search}>
        <label htmlFor="list-search" className={styles.label}>
          {isSearch ? t('search.keyword') : t('listing.search')}
        </label>
        <div className={styles.row}>
          <span className={styles.box} data-suggestions={isSearch || undefined}>
            <input
              id="list-search"
              type="text"
              role="searchbox"
              name={field}
              defaultValue={text}
              placeholder={isSearch ? t('search.placeholder') : t('listing.searchPlaceholder')}
              maxLength={MAX_KEYWORD_LENGTH}
              autoComplete="off"
              inputMode="search"
              enterKeyHint="search"
              className={`field-control ${styles.input}`}
            />
            <button type="button" className={`needs-scripts ${styles.clear}`} data-clear="">
              {clear}
            </button>
            {text && (
              <a
                href={listAddress(action, { ...state, per_page: perPage, [field]: '' })}
                className={`without-scripts ${styles.clear}`}
              >
                {clear}
              </a>
            )}
          </span>
          <button type="submit" className={`button ${styles.submit}`}>
            <Icon name="search" size={20} />
            <span className="shown-when-wide">{t('listing.submit')}</span>
          </button>
        </div>
      </div>
      {services && (
        <Select
          name="service_id"
          label={t('search.service')}
          value={services.chosen}
          options={services.choices}
        />
      )}
      <Select
        name="per_page"
        label={t('listing.perPage')}
        value={String(perPage)}
        options={PER_PAGE_OPTIONS[list].map((choice) => ({
          value: String(choice),
          label: formatNumber(choice, locale),
        }))}
      />
    </ListForm>
  );
}

function Select({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: Choice[];
}) {
  const id = `list-${name.replace('_', '-')}`;
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="field-control">
        {options.map(({ label: text, ...attributes }) => (
          <option key={attributes.value} {...attributes}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
