import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter } from 'prom-client';
import { gauge, metrics } from '@/lib/runtime/metrics';

const NANOSECONDS = 1e9;

export const unrecognisedPages = new Counter({
  name: 'site_unrecognised_pages_total',
  help: 'Pages sent exactly as the framework wrote them, because their scripts have an unknown form',
  registers: [metrics.registry],
});

/** How busy a renderer is, and its memory. */
export function startRenderMetrics(): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const longest = (): number => {
    const { max } = delay;
    delay.reset();
    return max / NANOSECONDS;
  };
  gauge(metrics.registry, 'site_renderer_lag_seconds', 'Longest delay of the event loop of a renderer since the last reading', longest, 'max');
  gauge(metrics.registry, 'site_renderer_heap_bytes', 'Heap in use by the renderers', () => getHeapStatistics().used_heap_size);
}
