import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { onGlobal } from './global-instance';

/** The figures of this process, in one registry shared by the front and the pages. Labels are few and never a visitor's data. */
export const metrics = onGlobal('metrics', () => {
  const registry = new Registry();
  return {
    registry,
    requests: new Counter({
      name: 'site_requests_total',
      help: 'Answers by screen and status',
      labelNames: ['route', 'status'],
      registers: [registry],
    }),
    latency: new Histogram({
      name: 'site_request_seconds',
      help: 'Time to the end of an answer',
      labelNames: ['route'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    pages: new Counter({ name: 'site_page_cache_total', help: 'Page cache look-ups by outcome', labelNames: ['outcome'], registers: [registry] }),
    calls: new Counter({
      name: 'site_api_calls_total',
      help: 'Calls of the content API by outcome',
      labelNames: ['call', 'outcome'],
      registers: [registry],
    }),
    callTime: new Histogram({
      name: 'site_api_call_seconds',
      help: 'Time of a call of the content API, retry included',
      labelNames: ['call'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4],
      registers: [registry],
    }),
    circuitOpen: new Gauge({ name: 'site_api_circuit_open', help: '1 while the content API does not answer', registers: [registry] }),
    redisUp: new Gauge({ name: 'site_redis_up', help: '1 while Redis answers', registers: [registry] }),
  };
});

/** A path as a label: the first segment of a screen, the id of a call replaced. */
export function routeLabel(path: string): string {
  return path.replace(/\/edit\/.*/, '/edit/{id}');
}
