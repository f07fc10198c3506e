import { currentContext } from '@/lib/platform/request-context';
import { NotFoundScreen } from './_not-found/NotFoundScreen';

/** Plain `next start` shows this screen; the front's pages need it empty, since all contain it. */
export default function NotFoundBoundary() {
  return currentContext() ? null : <NotFoundScreen asked="" />;
}
