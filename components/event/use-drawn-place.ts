import type { PluginDef } from '@fullcalendar/core';
import { useEffect, useState } from 'react';
import { nextPaint } from '@/lib/browser/next-paint';
import type { CalendarPlace } from '@/lib/views/calendar-place';
import { FIRST_PLUGINS, MORE_PLUGINS } from './calendar-options';

interface DrawnPlace {
  place: CalendarPlace;
  /** Those of the views seen so far: the library must not lose one it has drawn with. */
  plugins: PluginDef[];
}

interface Options {
  /** Nothing is fetched, until somebody tries again. */
  isHalted: boolean;
  /** The script of a view cannot be read. */
  onFailure: () => void;
}

/** The place that can be drawn: the one asked for once the script of its view is there, until then the one before; null before the first. */
export function useDrawnPlace({ view, day }: CalendarPlace, { isHalted, onFailure }: Options): DrawnPlace | null {
  const [drawn, setDrawn] = useState<DrawnPlace | null>(null);
  useEffect(() => {
    if (isHalted) return undefined;
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        // Drawing takes a slow processor a tenth of a second: the button that asked for it is seen pressed before.
        const [more] = await Promise.all([MORE_PLUGINS[view]?.(), nextPaint()]);
        if (isGone) return;
        setDrawn((before) => {
          const plugins = before?.plugins ?? FIRST_PLUGINS;
          return { place: { view, day }, plugins: more && !plugins.includes(more.default) ? [...plugins, more.default] : plugins };
        });
      } catch {
        if (!isGone) onFailure();
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [view, day, isHalted, onFailure]);
  return drawn;
}
