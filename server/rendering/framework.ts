import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { portOf } from '../listen';
import type { Visitors } from './start-renderer';
import type { NextHandler } from './render';

const build = z.object({ config: z.record(z.string(), z.unknown()) });

/** Prepares the framework behind the front; what it gives renders screens and runs route handlers. */
export async function startFramework(visitors: Visitors): Promise<NextHandler> {
  const { dev } = visitors;
  if (!dev) freezeConfiguration();
  const { default: next } = await import('next');
  // The framework takes upgraded connections on the server it is given: hot reload in development. In production nobody reaches that one,
  // and a visitor's wish to upgrade is ignored, as the protocol allows.
  const [httpServer, port] = dev ? [visitors.server, portOf(visitors.server)] : [createServer(), visitors.port];
  const app = next({ dev, dir: process.cwd(), httpServer, hostname: 'localhost', port });
  await app.prepare();
  return app.getRequestHandler();
}

/**
 * The configuration as the build froze it, handed over as the framework's own standalone server does: a start reads no next.config, and
 * needs nothing of what only builds need.
 */
function freezeConfiguration(): void {
  const { config } = build.parse(JSON.parse(readFileSync(join('.next', 'required-server-files.json'), 'utf8')));
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
}
