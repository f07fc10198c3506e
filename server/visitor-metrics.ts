import { Counter, Histogram, Registry } from 'prom-client';

const registry = new Registry();

/** The figures of visitors and their answers. Labels are few and never a visitor's data. */
export const visitorMetrics = {
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
  refusedRenderings: new Counter({
    name: 'site_renderings_refused_total',
    help: 'Answers of 503 because too many renderings were under way',
    registers: [registry],
  }),
  uncaughtConnectionErrors: new Counter({
    name: 'site_uncaught_connection_errors_total',
    help: 'Errors of a connection that nothing heard: each drains the process, which is then replaced',
    registers: [registry],
  }),
  pages: new Counter({ name: 'site_page_cache_total', help: 'Page cache look-ups by outcome', labelNames: ['outcome'], registers: [registry] }),
};
