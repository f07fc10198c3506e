import { Pool } from 'undici';

export interface Call {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Driven {
  count: number;
  seconds: number;
  /** Connections that broke, and answers of 500 and above other than those expected. */
  faults: number;
  statuses: Record<string, number>;
  /** Milliseconds within which this share of the answers came. */
  percentile: (share: number) => number;
}

interface DriveOptions {
  url: string;
  connections: number;
  /** The next call; undefined ends the run. */
  next: () => Call | undefined;
  /** An answer that is meant to be one. */
  isExpected?: (call: Call, status: number) => boolean;
  onAnswer?: (call: Call, headers: Record<string, unknown>) => void;
}

/** A tenth of a millisecond each, up to twenty seconds. */
const STEPS = 200_000;

/**
 * Sends calls over a fixed number of open connections, one after the other on each, as fast as the
 * answers come.
 */
export async function drive({
  url,
  connections,
  next,
  isExpected = () => false,
  onAnswer,
}: DriveOptions): Promise<Driven> {
  const pool = new Pool(url, { connections, pipelining: 1, headersTimeout: 30_000 });
  const times = new Uint32Array(STEPS);
  const statuses: Record<string, number> = {};
  let count = 0;
  let faults = 0;
  const begun = performance.now();
  const work = async (): Promise<void> => {
    for (let call = next(); call; call = next()) {
      const sent = performance.now();
      let status = 0;
      try {
        const answer = await pool.request({
          path: call.path,
          method: call.method ?? 'GET',
          headers: call.headers ?? {},
          body: call.body ?? null,
        });
        await answer.body.dump({ limit: 64 * 1024 * 1024 });
        status = answer.statusCode;
        onAnswer?.(call, answer.headers);
      } catch (error) {
        if (faults < 5) console.error(`  ${call.path}: ${String(error)}`);
      }
      const step = Math.min(STEPS - 1, Math.round((performance.now() - sent) * 10));
      times[step] = (times[step] ?? 0) + 1;
      count += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
      if ((status === 0 || status >= 500) && !isExpected(call, status)) faults += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  await pool.close();
  const seconds = (performance.now() - begun) / 1000;
  return {
    count,
    seconds,
    faults,
    statuses,
    percentile: (share) => percentileOf(times, count, share),
  };
}

/** Endless calls until the time is over. */
export function during(seconds: number, call: () => Call): () => Call | undefined {
  const end = performance.now() + seconds * 1000;
  return () => (performance.now() < end ? call() : undefined);
}

function percentileOf(times: Uint32Array, count: number, share: number): number {
  let seen = 0;
  const wanted = count * share;
  for (const [step, answers] of times.entries()) {
    seen += answers;
    if (seen >= wanted) return step / 10;
  }
  return STEPS / 10;
}
