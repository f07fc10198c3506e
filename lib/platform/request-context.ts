import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';

/**
 * One instance per process: in a renderer, its server code and Next's bundle load separate copies
 * of the modules in `lib`.
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const key = Symbol.for(`chamber-network.${name}`);
  const holder = globalThis as typeof globalThis & Record<symbol, T | undefined>;
  return (holder[key] ??= create());
}

/**
 * The page sets properties of its response here, `server/renderer` those of its request. Under
 * plain `next start` there is no context.
 */
export class RequestContext {
  status: 200 | 404 | 503 = 200;
  /** An API call failed without a last good answer, so the page is sent but not stored. */
  degraded = false;
  /** The menu's call failed. Visitors are not told (specification §8); the page is not stored. */
  withoutMenu = false;
  /** The address names no record. Such addresses have no limit, so the page is not stored. */
  unknownRecord = false;
  /**
   * The page shows a stale answer, or lacks an optional part, so it is fresh for one second only.
   */
  provisional = false;
  /** Seconds for which the oldest answer in the page has been stale. */
  staleSeconds = 0;
  /** `staleIfError` of the route, if it is not the default. */
  staleIfError: number | undefined;
  /** Tags of the page's data for invalidation: `article`, `article:12` … */
  tags = new Set<string>();
  dependencies = new Map<string, Dependency>();
  /** The screen's path with its current slug, without language; undefined before it is known. */
  canonicalPath: string | undefined;
  /** Outcome of a contact form posted without scripts, encoded by the front (`decodeOutcome`). */
  contactOutcome: string | undefined;
  /**
   * Client address of a contact message, which is never logged. Pages have none, since they are the
   * same for all visitors.
   */
  clientAddress = '';
  /** HTML of the page's static parts by name (`Static`). */
  staticParts:
    | {
        render(name: string, content: unknown): boolean;
        addHtml(name: string, html: string): boolean;
        get(name: string): string | undefined;
      }
    | undefined;
  requestId = '';
  route = '';
}

/** Checks whether a dependency of a page is unchanged, which may load it again. */
export type Dependency = () => Promise<boolean>;

const contextStorage = processSingleton(
  'request-contexts',
  () => new AsyncLocalStorage<RequestContext>(),
);

/** Creates a context; a nested one has the request id of the outer one. */
export function createRequestContext(start: Partial<RequestContext> = {}): RequestContext {
  return Object.assign(
    new RequestContext(),
    { requestId: currentContext()?.requestId ?? '' },
    start,
  );
}

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return contextStorage.run(context, work);
}

/** Returns the context of this code; undefined under plain `next start`. */
export function currentContext(): RequestContext | undefined {
  return contextStorage.getStore();
}

/** Sets properties of the response, if there is a context. */
export function updateContext(
  facts: Partial<
    Pick<
      RequestContext,
      'status' | 'degraded' | 'withoutMenu' | 'unknownRecord' | 'provisional' | 'canonicalPath'
    >
  >,
): void {
  Object.assign(currentContext() ?? {}, facts);
}

/** Records that the page contains an answer that has been stale for this many seconds. */
export function recordStaleness(seconds: number): void {
  const context = currentContext();
  if (context)
    Object.assign(context, {
      provisional: true,
      staleSeconds: Math.max(seconds, context.staleSeconds),
    });
}

/** Records a dependency. While all are unchanged, the page is not rendered again. */
export function addDependency(name: string, isUnchanged: Dependency): void {
  currentContext()?.dependencies.set(name, isUnchanged);
}

/** Records that an optional part was not ready, so that the page is soon rendered again. */
export function markPartial(part: string): void {
  updateContext({ provisional: true });
  addDependency(`${part} left out`, () => Promise.resolve(false));
}

export function addTags(tags: readonly string[]): void {
  for (const tag of tags) currentContext()?.tags.add(tag);
}

const outsideContexts = processSingleton(
  'outside-request-contexts',
  () => new AsyncResource('outside request contexts'),
);

/**
 * Runs work outside any request context. Connections and timers that outlive a rendering would keep
 * its context in memory. The first import of this module must happen outside any rendering.
 */
export function runOutsideContext<T>(work: () => T): T {
  return outsideContexts.runInAsyncScope(work);
}
