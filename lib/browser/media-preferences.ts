export const NO_MOTION = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return matchMedia(NO_MOTION).matches;
}

export function onMediaChange(media: string, change: () => void): () => void {
  const query = matchMedia(media);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}

/** The primary pointer is coarse: a phone, whose processor is slow, or a tablet. */
export function hasCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

/** The browser's data saver is on. In the browser only. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
