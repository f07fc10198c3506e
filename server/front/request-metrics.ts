import { Counter, Histogram, Registry } from 'prom-client';
import { logger } from '@/lib/runtime/logger';

/** Metrics of the front. Labels are few and never a visitor's data. */
export const frontRegistry = new Registry();

const requests = new Counter({
  name: 'site_requests_total',
  help: 'Responses by route and status',
  labelNames: ['route', 'status'],
  registers: [frontRegistry],
});
const latency = new Histogram({
  name: 'site_request_seconds',
  help: 'Time to the end of a response',
  labelNames: ['route'],
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [frontRegistry],
});

export const refusedRenderings = new Counter({
  name: 'site_renderings_refused_total',
  help: 'Responses of 503 because too many renderings were under way',
  registers: [frontRegistry],
});
export const uncaughtConnectionErrors = new Counter({
  name: 'site_uncaught_connection_errors_total',
  help: 'Errors of a connection without a listener: each drains the process, which is then replaced',
  registers: [frontRegistry],
});

let inFlight = 0;
let postsInFlight = 0;

export function requestsInFlight(): number {
  return inFlight;
}

/** Of these, requests that submit something. */
export function submissionsInFlight(): number {
  return postsInFlight;
}

/** Counts one request while it lasts; the function it returns counts its end. */
export function measure({ requestId, method, route }: { requestId: string; method: string | undefined; route: string }): (status: number) => void {
  const startedAt = performance.now();
  const posts = method === 'POST' ? 1 : 0;
  inFlight += 1;
  postsInFlight += posts;
  return (status) => {
    inFlight -= 1;
    postsInFlight -= posts;
    const seconds = (performance.now() - startedAt) / 1000;
    requests.inc({ route, status });
    latency.observe({ route }, seconds);
    if (logger.isLevelEnabled('debug')) logger.debug({ requestId, method, route, status, seconds }, 'Answered');
  };
}
