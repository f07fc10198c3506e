import { spawn } from 'node:child_process';

/** Runs a command with its output shown; resolves with its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = endWithParent(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }));
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command beside others; resolves with its exit code and all that it printed. */
export function runQuietly(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = endWithParent(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } }));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', () => resolve({ code: 127, output }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
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

/** A script that is ended by a signal leaves no command running. */
function endWithParent(child) {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
