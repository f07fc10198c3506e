import { LRUCache } from 'lru-cache';
import { FAILING_MILLISECONDS } from '@/lib/api/health';

const MOST_KEPT = 5000;

/** What the page cache has to know of the content API at once, without asking: filled by the news from where it is read. */
export class HeardOfApi {
  readonly #refreshedAt = new LRUCache<string, number>({ max: MOST_KEPT });
  #failedAt = 0;

  readonly apiFailed = (): void => {
    this.#failedAt = Date.now();
  };

  readonly refreshed = (answer: string): void => {
    this.#refreshedAt.set(answer, Date.now());
  };

  /** Some call failed a moment ago. */
  readonly isApiFailing = (): boolean => Date.now() - this.#failedAt < FAILING_MILLISECONDS;

  /** One of these answers has come anew since that time. */
  readonly isRefreshedSince = (answers: string[], time: number): boolean => answers.some((answer) => (this.#refreshedAt.get(answer) ?? 0) >= time);
}
