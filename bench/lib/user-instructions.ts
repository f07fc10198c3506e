import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** What start and warm-up cost is the same in both counts, and so no part of their difference. */
const COUNTS = [100, 300] as const;
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate',
  'Accept-Language': 'fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7',
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Upgrade-Insecure-Requests': '1',
};

interface Counted {
  url: string;
  stop(): Promise<unknown>;
}

/**
 * Instructions a server runs for one request of a browser, without the kernel's: valgrind counts them, so the figure is the same on a busy
 * machine and where the processor has no counters. `start` runs the server, as one process, behind the given words of a command. Undefined:
 * there is no valgrind.
 */
export async function userInstructions(start: (prefix: string[]) => Promise<Counted>, path: string): Promise<number | undefined> {
  if (!(await hasValgrind())) return undefined;
  const totals: number[] = [];
  for (const count of COUNTS) {
    const log = join(tmpdir(), `callgrind-${process.pid}.log`);
    const server = await start(['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', `--log-file=${log}`]);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let nth = 0; nth <= count; nth += 1) await read(new URL(path, server.url), agent);
    agent.destroy();
    await server.stop();
    totals.push(Number(/Collected : (\d+)/.exec(readFileSync(log, 'utf8'))?.[1]));
    rmSync(log);
  }
  const [few = Number.NaN, many = Number.NaN] = totals;
  return (many - few) / (COUNTS[1] - COUNTS[0]);
}

async function hasValgrind(): Promise<boolean> {
  try {
    await run('valgrind', ['--version']);
    return true;
  } catch {
    return false;
  }
}

function read(url: URL, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: BROWSER }, (response) => response.resume().on('end', resolve).on('error', reject)).on('error', reject);
  });
}
