import { Counter } from 'prom-client';
import { frontRegistry } from '../front/request-metrics';

export const cacheMetrics = {
  pages: new Counter({
    name: 'site_page_cache_total',
    help: 'Page cache look-ups by outcome',
    labelNames: ['outcome'],
    registers: [frontRegistry],
  }),
};
