import { notFound } from 'next/navigation';
import { NotFound } from '@/components/layout/NotFound';
import { pageLocale } from '@/lib/i18n/page-locale';
import { currentContext } from '@/lib/runtime/request-context';
import { footerScreens } from '@/lib/views/menu';

/** Under plain `next start` the status is Next's own. */
export async function NotFoundScreen({ isBoundary = false }: { isBoundary?: boolean }) {
  if (!currentContext() && !isBoundary) notFound();
  const [, ...screens] = await footerScreens(await pageLocale());
  return <NotFound screens={screens} />;
}
