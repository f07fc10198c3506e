import type { Server } from 'node:http';
import { portOf } from '../listen';
import type { Rendering, RenderingNews } from './calls';
import type { NextHandler } from './render';

/** The room of the framework, ready to render. */
export interface OpenRendering {
  rendering: Rendering;
  /** In development only: the framework itself. */
  framework: NextHandler | undefined;
  /** How often its thread was started in place of one that died. */
  restarts: () => number;
  close: () => Promise<void>;
}

/**
 * Opens the room of the framework: a thread of its own (decision 26), or in development this one, where the framework compiles what it
 * renders and reloads the browser through the visitors' server.
 */
export async function openRendering(dev: boolean, server: Server, news: Omit<RenderingNews, 'started'>): Promise<OpenRendering> {
  if (dev) {
    const { startRenderer } = await import('./start-renderer');
    const { rendering, handle } = await startRenderer({ dev, server }, news);
    return { rendering, framework: handle, restarts: () => 0, close: async () => undefined };
  }
  const { RenderingThread } = await import('./rendering-thread');
  const thread = new RenderingThread(portOf(server), news);
  await thread.start();
  return { rendering: thread.rendering, framework: undefined, restarts: () => thread.restarts, close: () => thread.close() };
}
