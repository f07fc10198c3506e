import { currentContext } from '@/lib/platform/request-context';
import { NotFoundScreen } from './_not-found/NotFoundScreen';

/** For plain `next start`; empty behind the front, since Next renders it into every payload. */
export default function NotFoundBoundary() {
  return currentContext() ? null : <NotFoundScreen asked="" />;
}
