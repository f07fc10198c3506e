import { AsyncResource } from 'node:async_hooks';
import { onGlobal } from './global-instance';

const outside = onGlobal('outside-visits', () => new AsyncResource('outside visits'));

/**
 * Does work outside any request context. What Node creates during a rendering (a connection, a timer) keeps a reference to its context and page
 * for as long as it exists: what outlives the rendering is created here. This module must first be
 * loaded outside any rendering, as the server does at its start.
 */
export function runOutsideContext<T>(work: () => T): T {
  return outside.runInAsyncScope(work);
}
