import { Counter, Gauge, Histogram, Registry, type Aggregator } from 'prom-client';
import { onGlobal } from './global-instance';

/** Age in milliseconds of the oldest stale answer served in the last 90 seconds. */
const stale = onGlobal('stale-age', () => ({ age: 0, until: 0 }));
const STALE_COUNTS = 90_000;

/** Records the age in milliseconds of a stale answer that is served. */
export function noteStaleAge(age: number): void {
  if (age >= stale.age || performance.now() > stale.until)
    Object.assign(stale, { age, until: performance.now() + STALE_COUNTS });
}

/** Returns the age of the oldest stale answer served in the last 90 seconds. */
export function oldestStaleSeconds(): number {
  return performance.now() > stale.until ? 0 : stale.age / 1000;
}

/** The metrics of this process. Labels have few values and never contain a visitor's data. */
export const registry = onGlobal('metrics-registry', () => new Registry());

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

export const metrics = onGlobal('metrics', () => {
  gauge(
    'site_oldest_stale_seconds',
    'Age of the oldest stale answer handed out in the last minute or two',
    oldestStaleSeconds,
    'max',
  );
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
      'Answers handed out by the data cache: hit, stale, miss (asked for) or failed (nothing to show)',
      'outcome',
    ),
    circuitOpen: new Gauge({
      name: 'site_api_circuit_open',
      help: '1 while the content API does not answer',
      aggregator: 'max',
      registers: [registry],
    }),
    redisUp: new Gauge({
      name: 'site_redis_up',
      help: '1 while Redis answers',
      aggregator: 'min',
      registers: [registry],
    }),
  };
});
