import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False in what the server sends and while React takes it over, true from then on: for what only works, or is only true, with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
