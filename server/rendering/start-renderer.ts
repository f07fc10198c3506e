import type { Server } from 'node:http';
import { followChanges } from '@/lib/api/changes';
import { apiNews } from '@/lib/api/news';
import { environment } from '@/lib/env';
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
  Object.assign(apiNews, { failed: apiFailed, refreshed });
  watchNotice(env, changed);
  const handle = await startFramework(visitors);
  await followChanges(changed);
  return { rendering: createRenderer({ ...screenOptions(env, visitors.dev), handle, changed }), handle };
}
