import { currentContext } from '@/lib/runtime/request-context';
import { NotFoundScreen } from './_not-found/NotFoundScreen';

/**
 * For plain `next start`. Next renders it into every page's payload, with its calls: behind the
 * front it is empty.
 */
export default function NotFoundBoundary() {
  return currentContext() ? null : <NotFoundScreen asked="" />;
}
