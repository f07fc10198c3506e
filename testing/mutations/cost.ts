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
 * bytes.
 */
export async function measureCosts(
  site: Site,
  api: CostlyApi,
  tell: (line: string) => void,
): Promise<string[]> {
  const faults: string[] = [];
  const lags: { name: string; lag: number }[] = [];
  // A renderer that has just started compiles what it runs.
  await readPayload(site, api, 0, emptyTally());
  for (let payload = 0; payload <= api.turns.length; payload += 1) {
    const tally = emptyTally();
    const ended = endedProcesses(site).length;
    await longestLag(site);
    const contention = watchContention();
    await readPayload(site, api, payload, tally);
    const lag = (await longestLag(site)) / contention();
    tally.faults.push(...endedProcesses(site).slice(ended));
    const turn = api.turns[payload - 1];
    const name = turn
      ? `${turn.shape} in ${turn.route ?? 'every answer'} ${turn.path?.join('.') ?? ''}`
      : 'as it is';
    lags.push({ name, lag });
    tell(`${name}: ${lag.toFixed(2)} s, ${tally.largest} characters`);
    faults.push(...tally.faults.map((fault) => `${name}: ${fault}`));
  }
  const sorted = lags.map(({ lag }) => lag).toSorted((a, b) => a - b);
  const most = MAX_RATIO * (sorted[Math.floor(sorted.length / 2)] ?? 0);
  for (const { name, lag } of lags)
    if (lag > most) faults.push(`${name}: the event loop was held for ${lag.toFixed(1)} s`);
  return faults;
}
