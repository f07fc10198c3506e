import { startSite } from '@/testing/site';
import { drive, during } from './lib/drive';
import { numberOf, report } from './lib/figures';
import { residentMegabytes } from '../testing/process';
import { Traffic } from './lib/traffic';

const SAMPLE_MILLISECONDS = 1000;

/**
 * Mixed traffic at the machine's limit: no answer of 500 or above, memory flat in the last half.
 * Everything the traffic consists of is asked for once before the measurement: drawing and resizing
 * the pictures for the first time is work of another kind (and counted for faults too).
 */
export async function load(args: string[]): Promise<boolean> {
  const minutes = numberOf(args, 'minutes', 10);
  const connections = numberOf(args, 'connections', 32);
  const site = await startSite({ API_BASE_URL: '', LOG_LEVEL: 'error' });
  const traffic = await Traffic.of(site.url);
  const cold = traffic.everything();
  const warming = await drive({ url: site.url, connections, next: () => cold.pop() });
  const memory = [residentMegabytes(site.pid)];
  const sampling = setInterval(() => memory.push(residentMegabytes(site.pid)), SAMPLE_MILLISECONDS);
  const driven = await drive({
    url: site.url,
    connections,
    next: during(minutes * 60, () => traffic.next()),
    onAnswer: (call, headers) => traffic.learn(call, headers),
  });
  clearInterval(sampling);
  await site.stop();
  const faults = warming.faults + driven.faults;
  const slope = slopeOf(memory.slice(Math.floor(memory.length / 2)));
  return report([
    { name: 'traffic', value: traffic.size },
    { name: 'warm-up', value: `${warming.count} in ${warming.seconds.toFixed(0)} s` },
    {
      name: 'requests',
      value: `${driven.count} in ${driven.seconds.toFixed(0)} s, ${(driven.count / driven.seconds).toFixed(0)}/s`,
    },
    { name: 'answers by status', value: JSON.stringify(driven.statuses) },
    { name: 'p50, p99', value: `${driven.percentile(0.5)} ms, ${driven.percentile(0.99)} ms` },
    { name: 'broken or 500 and above', value: faults, bound: '0', ok: faults === 0 },
    { name: 'resident memory', value: `${tenths(memory).join(' → ')} MB` },
    {
      name: 'growth in the last half',
      value: `${(slope * 100).toFixed(2)} %`,
      bound: 'below 2 %',
      ok: slope < 0.02,
    },
  ]);
}

/** Growth along the straight line through the values, as a share of their mean. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const below = values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
  return below === 0 ? 0 : (above / below) * ((values.length - 1) / mean);
}

/** Ten of the values, from the first to the last. */
function tenths(values: number[]): number[] {
  return Array.from({ length: 11 }, (_, at) =>
    Math.round(values[Math.round((at / 10) * (values.length - 1))] ?? 0),
  );
}
