import { useTranslations } from 'next-intl';
import { EmptyState } from './EmptyState';

/** What the search screen says before there is a keyword. */
export function SearchPrompt() {
  const t = useTranslations('search');
  return <EmptyState title={t('prompt')} />;
}
