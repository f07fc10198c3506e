import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { onGlobal } from './global-instance';

/**
 * Properties of the response set by the page, and of the request set by the front. Undefined under
 * plain `next start`.
 */
export class RequestContext {
  /** Status of the response; 200 unless the page sets another. */
  status: 200 | 404 | 503 = 200;
  /** A call to the API failed without a last good answer: the page is sent but not stored. */
  degraded = false;
  /**
   * The menu's call failed, of which visitors are told nothing (specification §8): the page is not
   * kept either.
   */
  withoutMenu = false;
  /**
   * The page contains an answer that is being revalidated, or lacks an optional part: it is fresh
   * for a second only.
   */
  stale = false;
  /** Seconds for which the oldest answer in the page has been stale. */
  staleSeconds = 0;
  /** `staleIfError` of the route; undefined: the default. */
  staleIfError: number | undefined;
  /** Tags of the data in the page, for invalidation by tag: `article`, `article:12` … */
  tags = new Set<string>();
  dependencies = new Map<string, Dependency>();
  /**
   * Path of the screen with its true slug, without language; undefined until the page has loaded
   * it, and where there is none.
   */
  canonicalPath: string | undefined;
  /**
   * The outcome of a contact form posted without JavaScript, as the front sends it
   * (`decodeOutcome`).
   */
  contact: string | undefined;
  /**
   * Client address of a contact message. Empty for pages, which are the same for all visitors;
   * never logged.
   */
  visitor = '';
  /** The static parts of the page, by name (`Static`). */
  parts:
    | {
        render(name: string, content: unknown): boolean;
        addHtml(name: string, html: string): boolean;
        get(name: string): string | undefined;
      }
    | undefined;
  requestId = '';
  /** Name of the route in metrics. */
  route = '';
}

/** A dependency of a page. Checks whether it is unchanged, which may load it again. */
export type Dependency = () => Promise<boolean>;

const contexts = onGlobal('request-contexts', () => new AsyncLocalStorage<RequestContext>());

/** A nested context inherits the request id. */
export function createContext(start: Partial<RequestContext> = {}): RequestContext {
  return Object.assign(
    new RequestContext(),
    { requestId: currentContext()?.requestId ?? '' },
    start,
  );
}

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return contexts.run(context, work);
}

/** The context this code runs in; undefined when the application runs without the front. */
export function currentContext(): RequestContext | undefined {
  return contexts.getStore();
}

/** Sets a property of the response; without the front it has no effect. */
export function note(
  facts: Partial<
    Pick<RequestContext, 'status' | 'degraded' | 'withoutMenu' | 'stale' | 'canonicalPath'>
  >,
): void {
  Object.assign(currentContext() ?? {}, facts);
}

/** The page contains an answer that has been stale for this many seconds. */
export function noteStale(seconds: number): void {
  const context = currentContext();
  if (context)
    Object.assign(context, { stale: true, staleSeconds: Math.max(seconds, context.staleSeconds) });
}

/** Records a dependency: while all are unchanged, the page need not be rendered again. */
export function dependOn(name: string, isUnchanged: Dependency): void {
  currentContext()?.dependencies.set(name, isUnchanged);
}

/** An optional part of the page was not available in time: the page is rendered again soon. */
export function markPartial(part: string): void {
  note({ stale: true });
  dependOn(`${part} left out`, () => Promise.resolve(false));
}

export function addTags(tags: readonly string[]): void {
  for (const tag of tags) currentContext()?.tags.add(tag);
}

const outside = onGlobal(
  'outside-request-contexts',
  () => new AsyncResource('outside request contexts'),
);

/**
 * Runs work outside any request context. Connections and timers created during a rendering keep its
 * context and page in memory: those that outlive the rendering are created here. This module must
 * first be loaded outside any rendering, as at the server's start.
 */
export function runOutsideContext<T>(work: () => T): T {
  return outside.runInAsyncScope(work);
}
