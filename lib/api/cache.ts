import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { metrics, noteStaleAge } from '@/lib/runtime/metrics';
import { pause } from '@/lib/retry';
import { markStale } from '@/lib/runtime/request-context';
import { LRUCache } from 'lru-cache';
import { readAnswer, writeAnswer, type Kept } from './answers';
import { isForgotten } from './forgotten';
import { isApiFailing } from './health';

/** "Does not exist" is kept this long, and never handed out stale: the item may be published any moment. */
const MISSING_MILLISECONDS = 30_000;
/** The same while other calls are failing: it may be one more way to fail. */
const DOUBTFUL_MISSING_MILLISECONDS = 3000;
/** After a failed refresh the last good answer is served this long before the next try; longer each time, so that an outage costs little. */
const RETRY_AFTER_FAILURES = [2000, 3000, 4000];
/** An answer this much older than fresh is worth a short wait for a newer one, while the API is well. */
const OLD_MILLISECONDS = 60_000;
const SHORT_WAIT = 1000;

interface Flight {
  startedAt: number;
  answer: Promise<Kept<unknown>>;
}

/** Failed refreshes in a row, and the time of the last. */
interface Failures {
  at: number;
  count: number;
}

const flights = onGlobal('api-flights', () => new Map<string, Flight>());
const failures = onGlobal('api-failed-refreshes', () => new LRUCache<string, Failures>({ max: 5000 }));

/**
 * The answer kept under `key`, or what `load` gives: fresh for CONTENT_FRESH_SECONDS, then stale while it is refreshed, then the
 * last good one for days while `load` fails. One `load` per key at a time. Rejects with `load`'s own error when there is nothing to show.
 */
export async function keep<T>(key: string, tags: string[], load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  const kept = await readAnswer<T>(key, isFresh);
  const isChanged = kept !== undefined && isForgotten(kept.at, tags);
  if (kept && isFresh(kept) && !isChanged) return outcome('hit', kept);
  const last = kept?.found ? kept : undefined;
  if (last && hasJustFailed(key, tags)) return stale(last);
  const loading = refresh(key, tags, last, load);
  if (last && (isApiFailing() || (!isChanged && !isOld(last)))) {
    loading.catch(() => undefined);
    return stale(last);
  }
  try {
    const answer = await (last && !isChanged ? Promise.race([loading, pause(SHORT_WAIT)]) : loading);
    return answer && answer !== last ? outcome('miss', answer) : stale(last ?? (await loading));
  } catch (error) {
    if (last) return stale(last);
    metrics.answers.inc({ outcome: 'failed' });
    throw error;
  }
}

function refresh<T>(key: string, tags: string[], last: Kept<T> | undefined, load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  const flight = flights.get(key);
  // An answer that was on its way when an editor changed it may be the old one.
  if (flight && !isForgotten(flight.startedAt, tags)) return flight.answer as Promise<Kept<T>>;
  const answer = loadAndKeep(key, tags, last, load).finally(() => {
    if (flights.get(key)?.answer === answer) flights.delete(key);
  });
  flights.set(key, { startedAt: Date.now(), answer });
  return answer;
}

async function loadAndKeep<T>(key: string, tags: string[], last: Kept<T> | undefined, load: () => Promise<Kept<T>>): Promise<Kept<T>> {
  try {
    const answer = await load();
    const isDoubtful = !answer.found && last !== undefined && isApiFailing() && !isForgotten(last.at, tags);
    if (isDoubtful) {
      noteFailedRefresh(key);
      return last;
    }
    failures.delete(key);
    await writeAnswer(key, answer, last);
    return answer;
  } catch (error) {
    noteFailedRefresh(key);
    throw error;
  }
}

function noteFailedRefresh(key: string): void {
  failures.set(key, { at: Date.now(), count: (failures.get(key)?.count ?? 0) + 1 });
}

function hasJustFailed(key: string, tags: string[]): boolean {
  const last = failures.get(key);
  if (!last) return false;
  const rest = RETRY_AFTER_FAILURES[Math.min(last.count, RETRY_AFTER_FAILURES.length) - 1] ?? 0;
  return Date.now() - last.at < rest && !isForgotten(last.at, tags);
}

function isFresh(kept: Kept<unknown>): boolean {
  return Date.now() - kept.at < freshMilliseconds(kept);
}

function isOld(kept: Kept<unknown>): boolean {
  return Date.now() - kept.at > freshMilliseconds(kept) + OLD_MILLISECONDS;
}

function freshMilliseconds({ found }: Kept<unknown>): number {
  if (found) return environment().CONTENT_FRESH_SECONDS * 1000;
  return isApiFailing() ? DOUBTFUL_MISSING_MILLISECONDS : MISSING_MILLISECONDS;
}

function outcome<T>(name: 'hit' | 'miss' | 'stale', answer: Kept<T>): Kept<T> {
  metrics.answers.inc({ outcome: name });
  return answer;
}

/** The page it goes into is worth rendering again as soon as the new answer is there. */
function stale<T>(answer: Kept<T>): Kept<T> {
  markStale();
  noteStaleAge(Date.now() - answer.at);
  return outcome('stale', answer);
}
