import type { Server } from 'node:http';
import { environment, withoutCredentials } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { ignoreErrors } from './connections';

/** A fault of the operator's set-up: one clear line, no stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Where a server is to listen, and the variable that says so. */
interface Place {
  variable: 'PORT' | 'METRICS_PORT';
  port: number;
  host: string;
}

/** Listens, and goes on listening when a connection cannot be taken later on. Throws `StartError` when the port cannot be used. */
export async function listen(server: Server, { variable, port, host }: Place): Promise<void> {
  server.on('connection', ignoreErrors);
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => reject(new StartError(`${variable} ${port} ${whyNot(error)}`));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  server.on('error', (error) => logger.error({ err: error }, 'A connection could not be taken'));
}

/** Tells the operator that the site serves, and where. */
export function announce(server: Server): void {
  const { API_BASE_URL, RENDERERS } = environment();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  logger.info({ port, api: withoutCredentials(API_BASE_URL ?? 'embedded'), renderers: RENDERERS }, 'Site is up');
  process.stdout.write(`\n  → http://localhost:${port}\n\n`);
}

function whyNot(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'is already in use';
  return error.code === 'EACCES' ? 'may not be used by this user' : `cannot be opened (${error.code ?? error.message})`;
}
