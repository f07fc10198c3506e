import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Amount } from './many-content';

/** The demonstration as it is. */
export const SMALL: Amount = { articles: 0, events: 0, menuItems: 0 };
export const LARGE: Amount = { articles: 10_000, events: 5000, menuItems: 1000 };

/** Starts a content API with at least so much content, in a process of its own. */
export async function startContent(amount: Amount): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const args = ['--import', 'tsx', 'bench/lib/content-server.ts', folder, JSON.stringify(amount)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The content API ended with code ${code}`)));
  });
  return {
    url,
    stop: () => {
      process.off('exit', end);
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
