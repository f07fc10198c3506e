import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { answers, LONGEST_SILENCE_MS, Supervisor } from './supervisor';

/** Built from embedded-api/cli.ts, beside the front. */
const FILE = new URL('./api.mjs', import.meta.url);

/**
 * Starts the embedded content API in a process of its own, which always ends with this one. Returns its address, which survives
 * restarts; calls wait until it has started.
 */
export async function startEmbeddedApi(): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const isAnswering = (): Promise<boolean> => answers(fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(LONGEST_SILENCE_MS) }));
  void new Supervisor('Content API', () => launch(port), isAnswering).start();
  return address;
}

function launch(port: number): ChildProcess {
  const child = fork(FILE, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const fail = (): boolean => child.kill('SIGKILL');
  // A child that could not be forked has no IPC channel.
  if (child.pid === undefined) return child;
  const listener = createServer();
  listener.once('error', fail);
  listener.listen(port, '127.0.0.1', () => {
    child.send('listener', listener, (error) => {
      listener.close();
      if (error) fail();
    });
  });
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
