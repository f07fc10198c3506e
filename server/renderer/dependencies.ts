import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createContext, runInContext, type Dependency, type RequestContext } from '@/lib/runtime/request-context';

/** More than the page cache holds at its usual size. A page whose dependencies are unknown is rendered again. */
const MAX_CACHED = 4000;
/** A page whose dependencies stay the same is rendered again after this long, in milliseconds: what is next, and what is past, changes by itself. */
const LONGEST_UNCHANGED = 120_000;

/** What the pages of this renderer were made of, by their entity tag: for conditional requests (RFC 9110, 13.1.2). */
export class PageDependencies {
  readonly #pages = new LRUCache<string, { dependencies: readonly Dependency[]; at: number }>({ max: MAX_CACHED });

  /** Gives the page an entity tag by which it can be revalidated. */
  add({ dependencies }: RequestContext): string {
    const etag = `"${randomUUID()}"`;
    this.#pages.set(etag, { dependencies: [...dependencies.values()], at: Date.now() });
    return etag;
  }

  /** The context in which all data a page was made of was found unchanged; null when the page is to be rendered again. */
  async revalidate(etag: string | undefined): Promise<RequestContext | null> {
    const made = etag === undefined ? undefined : this.#pages.get(etag);
    if (!made || Date.now() - made.at > LONGEST_UNCHANGED) return null;
    const context = createContext();
    const results = await runInContext(context, () => Promise.allSettled(made.dependencies.map((isUnchanged) => isUnchanged())));
    return results.every((result) => result.status === 'fulfilled' && result.value) ? context : null;
  }
}
