import { useSyncExternalStore } from 'react';

/** Up to this width a day of the month is too narrow for a title, sooner where texts are larger; DayGrids.module.css has the same. */
const NARROW = '(width <= 56.25em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether a day of the month has no room for titles. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
