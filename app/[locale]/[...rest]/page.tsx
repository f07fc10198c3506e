import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { setErrorStatus } from '@/lib/content-api/result';
import { noindexMetadata } from '@/lib/views/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return noindexMetadata(t('title'), t('text'));
}

export default function UnknownAddress() {
  setErrorStatus(404);
  return <NotFoundScreen isOfRecord={false} />;
}
