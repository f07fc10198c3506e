import type { Server } from 'node:http';
import { apiEvents } from '@/lib/api/api-events';
import { followInvalidations } from '@/lib/api/cache/shared-invalidations';
import { environment } from '@/lib/env';
import { NOTICE_TAG } from '@/lib/notice';
import type { Rendering, RenderingNews } from './calls';
import { startFramework } from './framework';
import { watchNotice } from './notice';
import type { NextHandler } from './render';
import { createRenderer } from './renderer';
import { screenOptions } from './settings';

/** The framework is told the port of the visitors' server; in development it takes upgraded connections on that server itself. */
export type Visitors = { dev: false; port: number } | { dev: true; server: Server };

/** Starts the framework and all that reads the content API, in the thread that calls. */
export async function startRenderer(
  visitors: Visitors,
  { apiFailed, refreshed, changed }: Pick<RenderingNews, 'apiFailed' | 'refreshed' | 'changed'>,
): Promise<{ rendering: Rendering; handle: NextHandler }> {
  const env = environment();
  Object.assign(apiEvents, { failed: apiFailed, refreshed });
  watchNotice(env, () => changed([NOTICE_TAG]));
  const handle = await startFramework(visitors);
  await followInvalidations(changed);
  return { rendering: createRenderer({ ...screenOptions(env, visitors.dev), handle, changed }), handle };
}
