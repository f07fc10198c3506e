import { currentContext } from '@/lib/runtime/request-context';
import { NotFoundScreen } from './_not-found/NotFoundScreen';

/**
 * What `notFound()` shows under plain `next start`. Next renders it into every page's payload, with its calls: behind the front it is
 * empty.
 */
export default function NotFoundBoundary() {
  return currentContext() ? null : <NotFoundScreen asked="" />;
}
