import { useLocale, useTranslations } from 'next-intl';
import { PER_PAGE_OPTIONS, type ListName } from '@/lib/constants';
import { withLanguage } from '@/lib/i18n/language-path';
import { ListToolbarForm, type ServiceChoice } from './ListToolbar.client';

interface ListToolbarProps {
  list: ListName;
  /** The list's path, without language and query. */
  path: string;
  /** The search text shown. */
  text: string;
  perPage: number;
  /** Only the search screen is narrowed by a service. */
  services?: ServiceChoice;
}

/** Search box, per-page selector and, on the search screen, the service: the state of a list's address. */
export function ListToolbar({ list, path, text, perPage, services }: ListToolbarProps) {
  const t = useTranslations('listing');
  const search = useTranslations('search');
  const common = useTranslations('common');
  const locale = useLocale();
  const isSearch = list === 'search';
  return (
    <ListToolbarForm
      action={withLanguage(path, locale)}
      field={isSearch ? 'keyword' : 'search'}
      text={text}
      perPage={perPage}
      choices={[...PER_PAGE_OPTIONS[list]]}
      services={services ?? null}
      labels={{
        search: isSearch ? search('keyword') : t('search'),
        placeholder: isSearch ? search('placeholder') : t('searchPlaceholder'),
        submit: t('submit'),
        clear: t('clear'),
        perPage: t('perPage'),
        service: search('service'),
        loading: common('loading'),
      }}
    />
  );
}
