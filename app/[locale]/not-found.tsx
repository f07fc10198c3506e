import { currentContext } from '@/lib/platform/request-context';
import { NotFoundScreen } from './_not-found/NotFoundScreen';

/**
 * Plain `next start` shows this screen. Next adds it to all pages, so it is empty behind the front.
 */
export default function NotFoundBoundary() {
  return currentContext() ? null : <NotFoundScreen asked="" />;
}
