import type { EventEmitter } from 'node:events';

/**
 * Headers and paths that the front and the renderers use in addition to plain HTTP. The names
 * `x-resolved`, `x-request-id` and `x-contact-outcome` are defined in the code that writes those
 * headers. The front never forwards a visitor's header that has one of the names of this protocol.
 */

/**
 * Control paths of a renderer, not addresses of the site: health, metrics, status, invalidation.
 */
export const CONTROL_PREFIX = '/.renderer';
export const CONTROL_PATHS = {
  health: `${CONTROL_PREFIX}/health`,
  metrics: `${CONTROL_PREFIX}/metrics`,
  status: `${CONTROL_PREFIX}/status`,
  invalidate: `${CONTROL_PREFIX}/invalidate`,
} as const;

/**
 * The front's decision: route and language of a screen, `article/ar`. A document has no language,
 * an unknown address no route.
 */
export const ROUTE_HEADER = 'x-route';
/** Tags of the data in a response, separated by commas. */
export const CACHE_TAG = 'cache-tag';
/** Headers of one connection, which are not passed on (RFC 9110, 7.6.1). */
export const HOP_BY_HOP: readonly string[] = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Listens to errors of a connection or response, which would otherwise end the process. The front
 * reacts to `close`, which follows every error.
 */
export function ignoreErrors(emitter: EventEmitter): void {
  emitter.on('error', () => undefined);
}
