import { currentContext } from '@/lib/platform/request-context';
import { NotFoundScreen } from './_not-found/NotFoundScreen';

/** Plain `next start` shows this screen. Next adds it to all pages, so the front's have none. */
export default function NotFoundBoundary() {
  return currentContext() ? null : <NotFoundScreen isOfRecord={false} />;
}
