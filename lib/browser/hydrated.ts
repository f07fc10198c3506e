/** Sent on the document once the framework has hydrated the page: from then on its controls answer by themselves. */
const HYDRATED = 'hydrated';

/** For a component of the root layout, in an effect: every effect of the page runs in the same task, before any listener. */
export function announceHydrated(): void {
  queueMicrotask(() => document.dispatchEvent(new Event(HYDRATED)));
}

export function onHydrated(act: () => void): void {
  document.addEventListener(HYDRATED, act, { once: true });
}
