import { getTranslations } from 'next-intl/server';
import { currentVisit } from '@/lib/visit';
import { PageTitle } from './PageTitle';

/** The not-found screen: 404 title with a breadcrumb. Also what a visitor sees of a detail page while the API fails. */
export async function NotFound() {
  const t = await getTranslations('notFound');
  const isUnavailable = currentVisit()?.status === 503;
  return (
    <PageTitle title={`404 – ${t('title')}`} current={t('title')}>
      <p>{t(isUnavailable ? 'unavailableText' : 'text')}</p>
    </PageTitle>
  );
}
