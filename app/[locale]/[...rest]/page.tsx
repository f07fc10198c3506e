import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { setErrorStatus } from '@/lib/api/result';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), description: t('text'), robots: { index: false } };
}

export default async function UnknownAddress({ params }: { params: Promise<{ rest: string[] }> }) {
  setErrorStatus(404);
  return <NotFoundScreen asked={`/${(await params).rest.join('/')}`} />;
}
