import { useSyncExternalStore } from 'react';

/** Up to this width a day of the month is too narrow for a title, sooner where texts are larger; DrawnCalendar.module.css has the same. */
const NARROW = '(width <= 43.75em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is a telephone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
}
