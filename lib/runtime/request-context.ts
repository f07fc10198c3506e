import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { onGlobal } from './global-instance';

/** What a page says about the response it is part of, and what the front says about the request. Undefined under plain `next start`. */
export class RequestContext {
  /** Status of the response; 200 unless a page says otherwise. */
  status: 200 | 404 | 503 = 200;
  /** A call to the API failed with no last good answer: the page is shown and not kept. */
  degraded = false;
  /** The menu's call failed, of which visitors are told nothing (specification §8): the page is not kept either. */
  withoutMenu = false;
  /** The page shows an answer of the API that is being replaced, or lacks an optional part: it is fresh for a second only. */
  stale = false;
  /** Seconds by which the oldest answer in the page was over its fresh time. */
  staleSeconds = 0;
  /** Seconds for which the route shows answers over their fresh time; undefined: the usual. */
  staleIfError: number | undefined;
  /** Tags of the data in the page, for invalidation by tag: `article`, `article:12` … */
  tags = new Set<string>();
  /** What the page was made of, by name. */
  dependencies = new Map<string, Dependency>();
  /** Path of the screen with its true slug, without language; undefined until the page has loaded it, and where there is none. */
  canonicalPath: string | undefined;
  /** The outcome of a contact form posted without JavaScript, as the front sends it (`decodeOutcome`). */
  contact: string | undefined;
  /** The page is rendered in lite mode: no script will run in it, and every byte counts. */
  isLite = false;
  /** Client address of a contact message. Empty for pages, which are the same for all visitors; never logged. */
  visitor = '';
  /** Stands on each log line of the request. */
  requestId = '';
}

/** Something a page was made of. Tells, when asked, whether it is still the same; asking may load it again. */
export type Dependency = () => Promise<boolean>;

const contexts = onGlobal('request-contexts', () => new AsyncLocalStorage<RequestContext>());

/** A context opened within a request's has its request id. */
export function createContext(start: Partial<RequestContext> = {}): RequestContext {
  return Object.assign(new RequestContext(), { requestId: currentContext()?.requestId ?? '' }, start);
}

export function runInContext<T>(context: RequestContext, work: () => T): T {
  return contexts.run(context, work);
}

/** The context this code runs in; undefined when the application runs without the front. */
export function currentContext(): RequestContext | undefined {
  return contexts.getStore();
}

/** The screen is rendered in lite mode. Server components only. */
export function isLiteRequest(): boolean {
  return currentContext()?.isLite ?? false;
}

/** What a page says about its response; heard behind the front alone. */
export function note(facts: Partial<Pick<RequestContext, 'status' | 'degraded' | 'withoutMenu' | 'stale' | 'canonicalPath'>>): void {
  Object.assign(currentContext() ?? {}, facts);
}

/** The page shows an answer that is over its fresh time by so many seconds. */
export function noteStale(seconds: number): void {
  const context = currentContext();
  if (context) Object.assign(context, { stale: true, staleSeconds: Math.max(seconds, context.staleSeconds) });
}

/** The page was made of this: as long as all dependencies are unchanged, it need not be rendered again. */
export function dependOn(name: string, isUnchanged: Dependency): void {
  currentContext()?.dependencies.set(name, isUnchanged);
}

/** An optional part of the page could not be had in time: the page is rendered again soon. */
export function markPartial(part: string): void {
  note({ stale: true });
  dependOn(`${part} left out`, () => Promise.resolve(false));
}

/** Changes of data with these tags invalidate the page. */
export function addTags(tags: readonly string[]): void {
  for (const tag of tags) currentContext()?.tags.add(tag);
}

const outside = onGlobal('outside-request-contexts', () => new AsyncResource('outside request contexts'));

/**
 * Does work outside any request context. What Node creates during a rendering (a connection, a timer) keeps its context and page in
 * memory: what outlives the rendering is created here. This module must first be loaded outside any rendering, as at the server's start.
 */
export function runOutsideContext<T>(work: () => T): T {
  return outside.runInAsyncScope(work);
}
