const NO_MOTION = '(prefers-reduced-motion: reduce)';

export function wantsNoMotion(): boolean {
  return matchMedia(NO_MOTION).matches;
}

/** Calls back when the visitor's wish about motion changes, until the function it gives is called. */
export function onMotionWish(change: () => void): () => void {
  const query = matchMedia(NO_MOTION);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}
