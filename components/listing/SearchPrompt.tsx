import { getTranslations } from 'next-intl/server';
import { EmptyState } from './EmptyState';

/** What the search screen says before there is a keyword. */
export async function SearchPrompt() {
  const t = await getTranslations('search');
  return <EmptyState title={t('prompt')} />;
}
