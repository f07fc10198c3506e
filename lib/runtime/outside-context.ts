import { AsyncResource } from 'node:async_hooks';
import { onGlobal } from './global-instance';

const outside = onGlobal('outside-visits', () => new AsyncResource('outside visits'));

/**
 * Does work as if nobody's page were being rendered. Whatever Node makes while one is (a connection, a timer) holds on to that rendering, its
 * page and all that the framework made of it, for as long as it exists itself: what outlives the rendering is made here. This module must first be
 * loaded outside any rendering, as the server does at its start.
 */
export function runOutsideContext<T>(work: () => T): T {
  return outside.runInAsyncScope(work);
}
