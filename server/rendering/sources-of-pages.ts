import { openVisit, runVisit, type Source } from '@/lib/visit';
import { LRUCache } from 'lru-cache';

/** More than the page cache holds at its usual size. A page whose sources are forgotten is rendered again, no more. */
const MOST_KEPT = 4000;

/** What the pages that are kept were made of, by the page's key. */
export class SourcesOfPages {
  readonly #sources = new LRUCache<string, Source[]>({ max: MOST_KEPT });

  note(key: string, sources: ReadonlyMap<string, Source>): void {
    if (sources.size > 0) this.#sources.set(key, [...sources.values()]);
    else this.#sources.delete(key);
  }

  /** A page whose sources are all the same is as good as new: the answers in it that are about to be replaced, or null when it is not. */
  async lookAgain(key: string): Promise<string[] | null> {
    const sources = this.#sources.get(key);
    if (!sources) return null;
    const visit = openVisit();
    const looks = await runVisit(visit, () => Promise.allSettled(sources.map((isUnchanged) => isUnchanged())));
    return looks.every((look) => look.status === 'fulfilled' && look.value) ? visit.aged : null;
  }
}
