import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Gauge } from 'prom-client';
import { metrics } from '@/lib/metrics';

const NANOSECONDS = 1e9;

/** How busy this thread is, and its memory: the figures of the process speak of the visitors' thread. */
export function startThreadFigures(): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const lag = new Gauge({
    name: 'site_rendering_lag_seconds',
    help: 'Longest that something waited in the thread of the renderings since the last reading',
    registers: [],
    aggregator: 'max',
    collect() {
      this.set(delay.max / NANOSECONDS);
      delay.reset();
    },
  });
  const heap = new Gauge({
    name: 'site_rendering_heap_bytes',
    help: 'Memory in use by the thread of the renderings',
    registers: [],
    collect() {
      this.set(getHeapStatistics().used_heap_size);
    },
  });
  for (const gauge of [lag, heap]) metrics.registry.registerMetric(gauge);
}
