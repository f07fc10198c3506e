import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A test runner stops the servers that it has started. */
const LONGEST_END_MS = 10_000;
const running = new Set();
/** Once a signal ends the script, nothing goes on from the end of a command. */
let isEnding = false;

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = endWithParent(
      spawn(command, args, { stdio: 'inherit', detached: true, env: { ...process.env, ...env } }),
    );
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => isEnding || resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command beside others; resolves with its exit code and all that it printed. */
export function runQuietly(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = endWithParent(
      spawn(command, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        env: { ...process.env, ...env },
      }),
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', () => resolve({ code: 127, output }));
    child.on('close', (code) => isEnding || resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command and stops everything with its exit code when it fails. */
export async function must(title, command, args, env) {
  console.log(`\n▸ ${title}`);
  const code = await run(command, args, env);
  if (code !== 0) {
    console.error(`✖ ${title} failed (exit ${code})`);
    process.exit(code);
  }
}

/**
 * A script that ends, by a signal, too, leaves no command running, nor what the command has
 * started: each has a group of its own.
 */
function endWithParent(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function signalAll(signal) {
  for (const { pid } of running) {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has ended meanwhile, or has never begun.
    }
  }
}

process.prependOnceListener('exit', () => signalAll('SIGKILL'));
for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
]) {
  process.once(signal, async () => {
    isEnding = true;
    const ended = Promise.all(Array.from(running, (child) => once(child, 'exit')));
    signalAll('SIGINT');
    await Promise.race([ended, wait(LONGEST_END_MS)]);
    process.exit(128 + number);
  });
}
