import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Built from embedded-api/cli.ts, beside the front. */
const FILE = fileURLToPath(new URL('./api.mjs', import.meta.url));

/**
 * Starts the embedded content API in a process of its own, on a free port. Resolves with its address and what ends it; it ends with this process in any
 * case. Rejects when it does not start.
 */
export async function startEmbeddedApi(): Promise<{ url: string; close: () => Promise<void> }> {
  const child = fork(FILE, [], { env: { ...process.env, API_PORT: '0' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`The embedded content API ended with code ${code} while it started`)));
  });
  return {
    url,
    close: async () => {
      if (child.connected) child.disconnect();
    },
  };
}
