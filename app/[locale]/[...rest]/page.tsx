import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFound } from '@/components/layout/NotFound';
import { setNotFoundStatus } from '@/lib/api/result';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

/** Every path no other screen answers. */
export default function NotFoundScreen() {
  setNotFoundStatus(404);
  return <NotFound />;
}
