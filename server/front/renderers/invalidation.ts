import { followInvalidations, publishInvalidation } from '@/lib/api/cache/shared-invalidations';
import { mergeBursts } from '@/lib/runtime/merge-bursts';
import type { PageCache } from '../../cache/page-cache';
import { CONTROL_PATHS } from '../../renderer/protocol';
import type { RendererPool } from './renderer-pool';

/** A renderer that is busy for longer gets the change a little late. */
const RENDERER_TIMEOUT = 1500;
/** Changes that editors make within so many milliseconds are announced together: the pages concerned are rendered again once for all of them. */
const ANNOUNCEMENT_INTERVAL = 250;

/** Invalidation by tag: data caches of the renderers first, then pages. What is invalidated is asked for again before it is shown, and shown stale if that fails. */
export class Invalidation {
  constructor(
    private readonly pages: PageCache,
    private readonly pool: RendererPool,
  ) {}

  /** An editor changed data with these tags: resolves when this site's renderers and the shared Redis know. A burst of changes is announced together. */
  readonly announce = mergeBursts(async (tags) => {
    await Promise.all([this.#apply(tags, Date.now()), publishInvalidation(tags)]);
  }, ANNOUNCEMENT_INTERVAL);

  /** Takes over what other instances announce. */
  follow(): Promise<void> {
    return followInvalidations((tags, at) => void this.#apply(tags, at));
  }

  /** What this instance alone shows has changed: its notice. */
  announceLocally(tags: string[]): Promise<void> {
    return this.#apply(tags, Date.now());
  }

  async #apply(tags: string[], at: number): Promise<void> {
    await this.pool.control(CONTROL_PATHS.invalidate, { body: { tags, at }, timeout: RENDERER_TIMEOUT });
    this.pages.invalidate(tags);
  }
}
