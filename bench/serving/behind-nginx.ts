import { startNginx } from '@/testing/proxies/nginx';
import { startSite } from '@/testing/site';
import { startBare } from '../lib/baselines/bare';
import { besideWordPress } from '../lib/baselines/wordpress';
import type { Figure } from '../lib/figures';
import { SERVER_CORE } from '../lib/generator';
import { compareLoad } from '../lib/load-cost';
import { wholeAnswer } from '../lib/whole-answer';
import { rate } from '../lib/numbers';

const ROUNDS = 3;
const GZIP = { 'accept-encoding': 'gzip' };
const PORT = 19_210;

/**
 * WordPress's home page twice: from the page cache of nginx in front of WordPress, and with our
 * headers from that of the configuration we ship. Limits are lifted: the generator is one visitor.
 */
export function behindNginx(seconds = 4): Promise<Figure[]> {
  return besideWordPress(PORT, async (wordpress, stops, folder) => {
    const site = await startSite({ API_BASE_URL: '', TRUST_PROXY: '127.0.0.1' });
    const { headers } = await wholeAnswer(`${site.url}/`, GZIP);
    await site.stop();
    const page = await wholeAnswer(`${wordpress.url}/`, GZIP);
    const replayed = await startBare(folder, PORT + 1, {
      ...page,
      headers: { ...headers, 'content-length': String(page.body.length) },
    });
    stops.push(() => replayed.stop());
    const nginx = await startNginx(replayed.url, {
      prefix: ['taskset', '-c', SERVER_CORE],
      change: (text) =>
        text
          .replaceAll(/^\s*limit_(?:conn|req) .*$/gm, '')
          .replace('worker_processes auto;', 'worker_processes 1;'),
    });
    stops.push(() => nginx.stop());
    const [ours, theirs] = await compareLoad(
      [
        { url: `${nginx.url}/`, pid: nginx.pid },
        { url: `${wordpress.url}/`, pid: wordpress.pid },
      ],
      { rounds: ROUNDS, seconds, headers: GZIP },
    );
    if (!ours || !theirs) throw new Error('not measured');
    const ratios = [
      ours.perSecond / theirs.perSecond,
      theirs.cpuMicroseconds / ours.cpuMicroseconds,
    ];
    return [
      { name: 'ours', value: shown(ours) },
      { name: 'WordPress', value: shown(theirs) },
      {
        name: 'WordPress’s bytes, ours / WordPress: requests, work',
        value: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
        givenUp: '1: twelve maps make the key; 2 kB of headers',
      },
      { name: 'faults', value: ours.faults, bound: '0', ok: ours.faults === 0 },
    ];
  });
}

function shown({
  perSecond,
  cpuMicroseconds,
}: {
  perSecond: number;
  cpuMicroseconds: number;
}): string {
  return `${rate(perSecond)}, ${cpuMicroseconds.toFixed(1)} µs of processor time`;
}
