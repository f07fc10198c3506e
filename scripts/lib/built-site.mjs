import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts the built site on its embedded content, on a free port and a folder of its own; resolves
 * once it answers. `log()` gives its log so far.
 */
export async function startBuiltSite(name, variables = {}) {
  const data = mkdtempSync(join(tmpdir(), `${name}-`));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    API_BASE_URL: '',
    DATA_DIR: data,
    LOG_LEVEL: 'info',
    ...variables,
  };
  const child = spawn(process.execPath, ['dist/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  let printed = '';
  // Kept open after the expected line: a site whose output is closed during the start answers no
  // request.
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    const line = printed
      .split('\n')
      .find((entry) => entry.includes('"msg":"Site is up"') && entry.endsWith('}'));
    const port = line && JSON.parse(line).port;
    if (port) {
      child.stdout.on('data', (chunk) => (printed += chunk));
      return { url: `http://127.0.0.1:${port}`, stop, log: () => entriesOf(printed) };
    }
  }
  throw new Error(`The site did not start:\n${printed}`);
}

function entriesOf(printed) {
  return printed
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line));
}
