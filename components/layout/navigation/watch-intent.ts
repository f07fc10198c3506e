import { prefersReducedData } from '@/lib/browser/media-preferences';

/** A pointer that only crosses a link on its way is gone by then. */
const REST_MILLISECONDS = 80;

/**
 * Calls what `prepare` returns for a target once a pointer rests on it, a finger touches it or the focus reaches it: a click is
 * about to come. Visitors who asked for less traffic get nothing they did not ask for. Returns how to stop watching.
 */
export function watchIntent(prepare: (target: EventTarget | null) => (() => void) | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (event: Event): void => {
    clearTimeout(timer);
    const act = prefersReducedData() ? null : prepare(event.target);
    if (act) timer = setTimeout(act, REST_MILLISECONDS);
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', rest);
    document.removeEventListener('focusin', rest);
  };
}
