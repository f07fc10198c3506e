import { useEffect, useState } from 'react';
import type { CalendarDialogs } from './CalendarDialogs.client';

/** The dialogs' script, fetched when the first one is wanted: most readers open none. `onFailure` is told when it cannot be read. */
export function useDialogs(isWanted: boolean, onFailure: () => void): typeof CalendarDialogs | null {
  const [loaded, setLoaded] = useState<{ Dialogs: typeof CalendarDialogs } | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { CalendarDialogs: Dialogs } = await import('./CalendarDialogs.client');
        if (!isGone) setLoaded({ Dialogs });
      } catch {
        if (!isGone) onFailure();
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [isWanted, loaded, onFailure]);
  return loaded?.Dialogs ?? null;
}
