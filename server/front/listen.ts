import { once } from 'node:events';
import type { Server } from 'node:http';
import { environment, withoutCredentials } from '@/lib/runtime/env';
import { errorCode, logger } from '@/lib/runtime/logger';
import { ignoreErrors } from './connections';

/** An error of the operator's configuration: one line, no stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Listens at the configured address; later errors of accepting do not stop it. Throws `StartError` when the port cannot be used. */
export async function listen(server: Server, variable: 'PORT' | 'METRICS_PORT', port: number, host: string): Promise<void> {
  server.on('connection', ignoreErrors);
  server.listen(port, host);
  // Rejects with the server's error.
  await once(server, 'listening').catch((error: unknown) => {
    throw new StartError(`${variable} ${port} ${whyNot(errorCode(error))}`);
  });
  server.on('error', (error) => logger.error({ err: error }, 'A connection could not be taken'));
}

/** Prints the address of the site. */
export function announce(server: Server): void {
  const { API_BASE_URL, RENDERERS } = environment();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  logger.info({ port, api: withoutCredentials(API_BASE_URL ?? 'embedded'), renderers: RENDERERS }, 'Site is up');
  process.stdout.write(`\n  → http://localhost:${port}\n\n`);
}

function whyNot(code: string): string {
  if (code === 'EADDRINUSE') return 'is already in use';
  return code === 'EACCES' ? 'may not be used by this user' : `cannot be opened (${code})`;
}
