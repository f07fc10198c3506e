import type { Site } from '../site';
import type { CostlyApi } from './costly-api';
import { readMetric } from '../calls';
import { emptyTally, endedProcesses, readPayload } from './run';

/** No payload holds the event loop for longer than so many times the median of all payloads. */
const MAX_RATIO = 15;
/**
 * How often, and for how long, it is measured how much of a processor a process gets, in
 * milliseconds.
 */
const SAMPLED_EVERY = 200;
const SAMPLE = 15;

/** The longest time that the renderer's event loop was held since the last reading, in seconds. */
const longestLag = (site: Site): Promise<number> =>
  readMetric(site.url, 'site_renderer_lag_seconds');

/**
 * Measures meanwhile how many times as long as on an idle machine work takes; the answer is the
 * longest of the samples.
 */
function watchContention(): () => number {
  let longest = 1;
  const timer = setInterval(() => {
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    let used = 0;
    while (used < SAMPLE) {
      const { user, system } = process.cpuUsage(cpu);
      used = (user + system) / 1000;
    }
    longest = Math.max(longest, (performance.now() - began) / used);
  }, SAMPLED_EVERY);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/**
 * Reads every screen of each payload, and gives one line for each that cost too much: time, memory,
 * bytes. One that held the event loop for too long is read once more, since garbage collection and
 * other work on the machine lengthen single readings.
 */
export async function measureCosts(
  site: Site,
  api: CostlyApi,
  tell: (line: string) => void,
): Promise<string[]> {
  const faults: string[] = [];
  const nameOf = (payload: number): string => {
    const turn = api.turns[payload - 1];
    return turn
      ? `${turn.shape} in ${turn.route ?? 'every answer'} ${turn.path?.join('.') ?? ''}`
      : 'as it is';
  };
  const measure = async (payload: number): Promise<number> => {
    const tally = emptyTally();
    const ended = endedProcesses(site).length;
    await longestLag(site);
    const contention = watchContention();
    await readPayload(site, api, payload, tally);
    const lag = (await longestLag(site)) / contention();
    tally.faults.push(...endedProcesses(site).slice(ended));
    tell(`${nameOf(payload)}: ${lag.toFixed(2)} s, ${tally.largest} characters`);
    faults.push(...tally.faults.map((fault) => `${nameOf(payload)}: ${fault}`));
    return lag;
  };
  // A renderer that has just started compiles what it runs.
  await readPayload(site, api, 0, emptyTally());
  const lags: number[] = [];
  for (let payload = 0; payload <= api.turns.length; payload += 1)
    lags.push(await measure(payload));
  const most = MAX_RATIO * (lags.toSorted((a, b) => a - b)[Math.floor(lags.length / 2)] ?? 0);
  for (const [payload, lag] of lags.entries())
    if (lag > most && (await measure(payload)) > most)
      faults.push(`${nameOf(payload)}: the event loop was held for ${lag.toFixed(1)} s`);
  return faults;
}
