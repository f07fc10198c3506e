import { Counter, Gauge, Histogram, Registry, type Aggregator } from 'prom-client';
import { processSingleton } from './request-context';

/** The age of the oldest stale answer shown by each route, and until when it counts. */
const oldestStaleByRoute = processSingleton(
  'stale-ages',
  () => new Map<string, { age: number; until: number }>(),
);
const STALE_WINDOW = 90_000;

/** Records that a page of a route shows a stale answer of this age, in milliseconds. */
export function recordStaleAge(route: string, age: number): void {
  const { age: oldest, until } = oldestStaleByRoute.get(route) ?? { age: 0, until: 0 };
  if (age >= oldest || performance.now() > until)
    oldestStaleByRoute.set(route, { age, until: performance.now() + STALE_WINDOW });
}

function staleAges(): [route: string, seconds: number][] {
  return [...oldestStaleByRoute].flatMap(([route, { age, until }]) =>
    performance.now() > until ? [] : [[route, age / 1000]],
  );
}

export function oldestStaleSeconds(): number {
  return Math.max(0, ...staleAges().map(([, seconds]) => seconds));
}

/** The metrics of this process. Labels have few values and never contain a visitor's data. */
export const registry = processSingleton('metrics-registry', () => new Registry());

export function counter<Label extends string = never>(
  name: string,
  help: string,
  ...labelNames: Label[]
): Counter<Label> {
  return new Counter({ name, help, labelNames, registers: [registry] });
}

export function histogram<Label extends string>(
  name: string,
  help: string,
  label: Label,
  buckets: number[],
): Histogram<Label> {
  return new Histogram({ name, help, labelNames: [label], buckets, registers: [registry] });
}

/** Makes a gauge that is read when scraped; `aggregator` combines the values of processes. */
export function gauge(
  name: string,
  help: string,
  read: () => number,
  aggregator: Aggregator = 'sum',
): void {
  const created: Gauge = new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    collect: () => created.set(read()),
  });
}

export const metrics = processSingleton('metrics', () => {
  const oldestStale: Gauge<'route'> = new Gauge({
    name: 'site_oldest_stale_seconds',
    help: 'Age of the oldest stale answer shown in the last minute or two, by route',
    labelNames: ['route'],
    aggregator: 'max',
    registers: [registry],
    collect: () => {
      oldestStale.reset();
      for (const [route, seconds] of staleAges()) oldestStale.set({ route }, seconds);
    },
  });
  return {
    contact: counter('site_contact_total', 'Contact messages by outcome', 'outcome'),
    calls: counter(
      'site_api_calls_total',
      'Calls of the content API by outcome',
      'call',
      'outcome',
    ),
    callTime: histogram(
      'site_api_call_seconds',
      'Time of a call of the content API, retry included',
      'call',
      [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 4],
    ),
    answers: counter(
      'site_answers_total',
      'Answers of the data cache: hit, stale, miss (asked for) or failed (nothing to show)',
      'outcome',
    ),
    circuitOpen: new Gauge({
      name: 'site_api_circuit_open',
      help: '1 if the content API did not answer the last calls at all',
      aggregator: 'max',
      registers: [registry],
    }),
  };
});
