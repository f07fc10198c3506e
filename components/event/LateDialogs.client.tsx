'use client';

import { useEffect, useState } from 'react';
import type { CalendarDialogs, CalendarDialogsProps } from './CalendarDialogs.client';

interface LateDialogsProps extends CalendarDialogsProps {
  /** Their script cannot be read. */
  onFailure: () => void;
}

/** The calendar's dialogs, whose script is fetched when the first one is wanted: most readers open none. */
export function LateDialogs({ onFailure, ...props }: LateDialogsProps) {
  const [loaded, setLoaded] = useState<{ Dialogs: typeof CalendarDialogs } | null>(null);
  const isWanted = props.event !== null || props.day !== null;
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
  return loaded && <loaded.Dialogs {...props} />;
}
