import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge } from 'prom-client';
import { metrics } from '@/lib/runtime/metrics';

const NANOSECONDS = 1e9;
const registers = [metrics.registry];

export const renderMetrics = {
  unrecognised: new Counter({
    name: 'site_unrecognised_pages_total',
    help: 'Pages sent exactly as the framework wrote them, because their scripts have an unknown form',
    registers,
  }),
};

/** How busy a renderer is, and its memory. */
export function startRenderMetrics(): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const lag = new Gauge({
    name: 'site_renderer_lag_seconds',
    help: 'Longest delay of the event loop of a renderer since the last reading',
    registers,
    aggregator: 'max',
    collect() {
      this.set(delay.max / NANOSECONDS);
      delay.reset();
    },
  });
  const heap = new Gauge({
    name: 'site_renderer_heap_bytes',
    help: 'Heap in use by the renderers',
    registers,
    collect() {
      this.set(getHeapStatistics().used_heap_size);
    },
  });
  lag.set(0);
  heap.set(0);
}
