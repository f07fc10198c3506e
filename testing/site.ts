import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type LogEntry = Record<string, unknown>;

/** A site of the existing build, running beside the one all tests share. */
export interface Site {
  url: string;
  pid: number;
  /** Its log, a JSON object per line. */
  log: LogEntry[];
  /** What it wrote to standard error: nothing, when all is well. */
  stderr: string[];
  /** Its exit code, once it has ended; null if a signal ended it. */
  exited: Promise<number | null>;
  /** Sends SIGTERM. Resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills it (SIGKILL). */
  kill(): Promise<void>;
}

/** The result of a start that was expected to fail. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * A start takes two seconds of processor time, and many times that where others have the processor.
 */
const START_TIMEOUT = 120_000;

/**
 * Starts `npm start`'s process of a folder's build with its own variables on a free port, or on the
 * socket of a descriptor, passed as systemd does. Rejects with what it printed when it does not
 * start.
 */
export async function startSite(
  env: Record<string, string>,
  folder = process.cwd(),
  socket?: number,
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = launch(dataDir, env, folder, 'pipe', socket);
  const log: LogEntry[] = [];
  const stderr: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await portOf(child, log);
  return {
    exited,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    log,
    stderr,
    stop: () =>
      new Promise((resolve) => {
        const ended = (): void => {
          rmSync(dataDir, { recursive: true, force: true });
          resolve(child.exitCode);
        };
        if (child.exitCode !== null || child.signalCode !== null) return ended();
        child.once('exit', ended);
        child.kill('SIGTERM');
      }),
    kill: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGKILL');
      }),
  };
}

/**
 * Starts a site that is expected to end by itself, and waits for that. One that starts after all is
 * ended, with code null.
 */
export async function startInVain(env: Record<string, string>): Promise<Ended> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = launch(dataDir, env);
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    ended.stdout += chunk.toString();
    if (ended.stdout.includes('Site is up')) child.kill('SIGKILL');
  });
  child.stderr?.on('data', (chunk: Buffer) => (ended.stderr += chunk.toString()));
  ended.code = await new Promise((resolve) => child.once('close', resolve));
  rmSync(dataDir, { recursive: true, force: true });
  return ended;
}

/**
 * Starts a site on a port whose output is not read: its reader leaves at the first word, as of `npm
 * start | head`, or stalls, or it is written to a disk that is full.
 */
export function startUnheard(
  port: number,
  env: Record<string, string>,
  output: 'left' | 'stalled' | 'full disk',
): { end: () => Promise<number | null> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const child = launch(
    dataDir,
    { ...env, PORT: String(port) },
    process.cwd(),
    output === 'full disk' ? openSync('/dev/full', 'w') : 'pipe',
  );
  if (output === 'left') child.stdout?.once('data', () => child.stdout?.destroy());
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    end: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

/**
 * What `npm start` runs: its variables and Node's arguments, so that a site under test is the one
 * operators get.
 */
function startCommand(): { variables: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: { start: string };
  };
  const words = scripts.start.split(' ');
  const node = words.indexOf('node');
  return {
    variables: Object.fromEntries(
      words
        .slice(0, node)
        .filter((word) => word.includes('='))
        .map((word) => word.split('=')),
    ) as Record<string, string>,
    args: words.slice(node + 1),
  };
}

function launch(
  dataDir: string,
  env: Record<string, string>,
  cwd = process.cwd(),
  output: 'pipe' | number = 'pipe',
  socket?: number,
): ChildProcess {
  // No load balancer: no delay. Tests see pages that no visitor has asked for.
  const own = {
    NODE_ENV: 'production' as const,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    STOP_DELAY_SECONDS: '0',
    WARM_UP_SECONDS: '0',
  };
  const { variables, args } = startCommand();
  const passed = socket === undefined ? [] : [socket];
  const setPassed = passed.length > 0 ? 'export LISTEN_FDS=1 LISTEN_PID=$$;' : '';
  const child = spawn('sh', ['-c', `${setPassed} exec "$0" "$@"`, process.execPath, ...args], {
    cwd,
    env: { ...process.env, ...variables, ...own, ...env },
    stdio: ['ignore', output, 'pipe', ...passed],
  });
  // A test that ran out of time must not leave its site behind.
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

function portOf(child: ChildProcess, log: LogEntry[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let rest = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The site did not start:\n${printed}`));
    }, START_TIMEOUT);
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('{')) log.push(JSON.parse(line) as LogEntry);
        const port = /→ http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (!port) continue;
        clearTimeout(timer);
        resolve(Number(port));
      }
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with code ${code}:\n${printed}`));
    });
  });
}
