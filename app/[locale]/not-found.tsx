import { currentContext } from '@/lib/runtime/request-context';
import { NotFoundScreen } from './_not-found/NotFoundScreen';

/**
 * What `notFound()` shows, under plain `next start` alone: behind the front pages answer with the screen itself. Next renders it into the payload of every
 * page, with the calls it makes.
 */
export default function NotFoundBoundary() {
  return currentContext() ? null : <NotFoundScreen asked="" />;
}
