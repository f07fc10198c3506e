import { NotFoundScreen } from './_not-found/NotFoundScreen';

/** What `notFound()` shows, under plain `next start` alone: behind the front pages answer with the screen itself. */
export default function NotFoundBoundary() {
  return <NotFoundScreen asked="" />;
}
