import type { PluginDef } from '@fullcalendar/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { nextPaint } from '@/lib/browser/scheduling';
import type { CalendarAddress } from '@/lib/views/calendar/calendar-address';
import { FIRST_PLUGINS, MORE_PLUGINS } from './options';

export interface LoadedView {
  address: CalendarAddress;
  /** Those of all views loaded so far: FullCalendar must keep the plugins it has rendered with. */
  plugins: PluginDef[];
}

interface Options {
  /** Nothing is loaded until the visitor tries again. */
  isHalted: boolean;
  onFailure: () => void;
}

/** The view to render: the one of the address once its plugin is loaded, until then the one before; null before the first. */
export function useLoadedView({ view, day }: CalendarAddress, { isHalted, onFailure }: Options): LoadedView | null {
  const [loaded, setLoaded] = useState<LoadedView | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (isHalted) return undefined;
    let isCancelled = false;
    // Rendering takes a slow processor 100 ms: the pressed button is painted first.
    Promise.all([MORE_PLUGINS[view]?.(), nextPaint()]).then(
      ([more]) => {
        if (isCancelled) return;
        setLoaded((before) => {
          const plugins = before?.plugins ?? FIRST_PLUGINS;
          return { address: { view, day }, plugins: more && !plugins.includes(more.default) ? [...plugins, more.default] : plugins };
        });
      },
      () => !isCancelled && fail(),
    );
    return () => {
      isCancelled = true;
    };
  }, [view, day, isHalted]);
  return loaded;
}
