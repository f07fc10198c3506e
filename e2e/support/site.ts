import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A site of the existing build, running beside the one all tests share. */
export interface Site {
  url: string;
  /** Its log, a JSON object per line. */
  log: Record<string, unknown>[];
  stop(): Promise<void>;
}

const START_TIMEOUT = 30_000;

/** Starts `npm start`'s process with its own variables on a free port. Rejects with what it printed when it does not start. */
export async function startSite(env: Record<string, string>): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = spawn(process.execPath, ['dist/start.mjs'], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: Record<string, unknown>[] = [];
  const port = await portOf(child, log);
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}

function portOf(child: ChildProcess, log: Record<string, unknown>[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let rest = '';
    const timer = setTimeout(() => reject(new Error(`The site did not start:\n${printed}`)), START_TIMEOUT);
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('{')) continue;
        const entry = JSON.parse(line) as Record<string, unknown>;
        log.push(entry);
        if (entry['msg'] !== 'Site is up') continue;
        clearTimeout(timer);
        resolve(Number(entry['port']));
      }
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code}:\n${printed}`));
    });
  });
}
