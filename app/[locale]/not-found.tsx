import { useTranslations } from 'next-intl';
import { currentContext } from '@/lib/platform/request-context';

/**
 * Plain `next start` shows this title for a missing record. Next adds it to every page with its
 * style sheets, so it has none of its own, and is empty behind the front.
 */
export default function NotFoundBoundary() {
  const t = useTranslations('notFound');
  return currentContext() ? null : <h1 className="container section">{t('title')}</h1>;
}
