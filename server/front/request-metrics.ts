import { logger } from '@/lib/platform/logger';
import { counter, histogram } from '@/lib/platform/metrics';

const requests = counter('site_requests_total', 'Responses by route and status', 'route', 'status');
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const latency = histogram(
  'site_request_seconds',
  'Time to the end of a response',
  'route',
  BUCKETS,
);
export const uncaughtConnectionErrors = counter(
  'site_uncaught_connection_errors_total',
  'Errors of a connection without a listener: each drains the process, which is then replaced',
);

export const inFlight = { requests: 0, submissions: 0 };

/** Counts a request as in progress. The returned function ends that and records the duration. */
export function trackRequest({
  requestId,
  method,
  route,
}: {
  requestId: string;
  method: string | undefined;
  route: string;
}): (status: number) => void {
  const startedAt = performance.now();
  const posts = method === 'POST' ? 1 : 0;
  inFlight.requests += 1;
  inFlight.submissions += posts;
  return (status) => {
    inFlight.requests -= 1;
    inFlight.submissions -= posts;
    const seconds = (performance.now() - startedAt) / 1000;
    requests.inc({ route, status });
    latency.observe({ route }, seconds);
    if (logger.isLevelEnabled('debug'))
      logger.debug({ requestId, method, route, status, seconds }, 'Answered');
  };
}
