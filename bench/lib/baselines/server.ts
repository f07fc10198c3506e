import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { pin, SERVER_CORE } from '../generator';

/** A server that ours is measured against, on the core ours is measured on. */
export interface Baseline {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const PATIENCE = 30_000;
const POLL_MILLISECONDS = 20;

/** Starts a server's process and waits until it answers. */
export async function startBaseline(
  url: string,
  command: string,
  args: string[],
  cwd = process.cwd(),
): Promise<Baseline> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const deadline = Date.now() + PATIENCE;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${command} ${args.join(' ')} does not answer`);
    await wait(POLL_MILLISECONDS);
  }
  await pin(child.pid ?? 0, SERVER_CORE);
  return {
    url,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        process.off('exit', end);
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
