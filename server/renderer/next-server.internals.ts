/*
 * Relies on: `.next/required-server-files.json` holding the build's configuration under `config`,
 * and `__NEXT_PRIVATE_STANDALONE_CONFIG`, through which the framework's own standalone server
 * passes it on. Seen in Next 15.0 to 16.4. Otherwise: Next reads `next.config.mjs` itself, which
 * costs a start some 200 ms.
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { logger } from '@/lib/platform/logger';

const build = z.object({ config: z.record(z.string(), z.unknown()) });

export async function prepareNext(): Promise<RequestListener> {
  const config = frozenConfiguration(join('.next', 'required-server-files.json'));
  if (config !== undefined) process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = config;
  const { default: next } = await import('next');
  // Next handles upgrades on the server it is given; clients never reach this one.
  const app = next({
    dev: false,
    dir: process.cwd(),
    httpServer: createServer(),
    hostname: 'localhost',
    port: 80,
  });
  await app.prepare();
  return app.getRequestHandler();
}

/** The configuration of the build; undefined if the file has another shape. */
export function frozenConfiguration(file: string): string | undefined {
  try {
    return JSON.stringify(build.parse(JSON.parse(readFileSync(file, 'utf8'))).config);
  } catch (error) {
    logger.warn(
      { file, err: error },
      'Frozen configuration of the framework is not known: next.config.mjs is read',
    );
    return undefined;
  }
}
