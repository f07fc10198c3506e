import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createContext, runInContext, type Dependency, type RequestContext } from '@/lib/runtime/request-context';

/** More than the page cache holds at its usual size. A page whose dependencies are unknown is rendered again. */
const MAX_CACHED = 4000;
/** A page is rendered again after this long, in milliseconds, even with unchanged data: next and past events change with time. */
const LONGEST_UNCHANGED = 120_000;

/** Dependencies of the pages of this renderer, by entity tag, for conditional requests (RFC 9110, 13.1.2). */
export class PageDependencies {
  readonly #pages = new LRUCache<string, { dependencies: readonly Dependency[]; status: number; at: number }>({ max: MAX_CACHED });

  /** Gives the page an entity tag by which it can be revalidated. */
  add({ dependencies }: RequestContext, status: number): string {
    const etag = `"${randomUUID()}"`;
    this.#pages.set(etag, { dependencies: [...dependencies.values()], status, at: performance.now() });
    return etag;
  }

  /** The page's status and the context of the check if all its dependencies are unchanged; null: it must be rendered again. */
  async revalidate(etag: string | undefined, staleIfError?: number): Promise<{ context: RequestContext; status: number } | null> {
    const page = etag === undefined ? undefined : this.#pages.get(etag);
    if (!page || performance.now() - page.at > LONGEST_UNCHANGED) return null;
    const context = createContext({ staleIfError });
    const results = await runInContext(context, () => Promise.allSettled(page.dependencies.map((isUnchanged) => isUnchanged())));
    return results.every((result) => result.status === 'fulfilled' && result.value) ? { context, status: page.status } : null;
  }
}
