import { createHash } from 'node:crypto';
import { articles } from '../content/articles';
import { categories } from '../content/articles/categories';
import { chambers } from '../content/chambers';
import { events } from '../content/events';
import { menu } from '../content/menu';
import { pages } from '../content/pages';
import { services } from '../content/pages/services';
import { partners } from '../content/partners';
import { popupSlides, slides } from '../content/slides';
import { contentTables, dropContentTables, lastingTables } from './schema';
import { seedChambers } from './seed-chambers';
import { seedEvents } from './seed-events';
import { seedMenu, seedPartners, seedSlides } from './seed-slides-partners-menu';
import { seedArticles, seedPages } from './seed-articles-pages';
import { idsBySlug, type Seeding } from './seeding';
import type { Store } from './store';

/** Everything the demonstration shows, as its writers wrote it. */
export const demonstration = { categories, articles, services, pages, slides, popupSlides, partners, menu, chambers, events };
export type Content = typeof demonstration;

/** No record of any kind: tests add those they need. */
export const noContent = Object.fromEntries(Object.keys(demonstration).map((name) => [name, []])) as { [Name in keyof Content]: [] };

/** Raise it when the rows written for the same seeds change (folding, paths, stored forms). */
const seederVersion = 4;

export function contentVersion(content: Content): string {
  return createHash('sha256')
    .update(JSON.stringify([seederVersion, contentTables, content]))
    .digest('hex');
}

/**
 * Brings the content tables to the given content: nothing happens when they hold it already, else all of them are rewritten in one
 * transaction. Contact messages are never touched. Returns whether it wrote.
 */
export function ensureContent(store: Store, content: Content): boolean {
  store.script(lastingTables);
  const version = contentVersion(content);
  const isCurrent = (): boolean => store.one<{ value: string }>("SELECT value FROM meta WHERE key = 'content_version'")?.value === version;
  if (isCurrent()) return false;
  let written = false;
  store.transaction(() => {
    // Another process may have written it while this one waited for the lock.
    if (isCurrent()) return;
    store.script(dropContentTables);
    store.script(contentTables);
    fill(store, content);
    store.run("INSERT OR REPLACE INTO meta VALUES ('content_version', ?)", version);
    written = true;
  });
  return written;
}

function fill(store: Store, content: Content): void {
  const seeding: Seeding = {
    store,
    articleIds: idsBySlug(content.articles, 'articles'),
    pageIds: idsBySlug(content.pages, 'pages'),
    categoryIds: idsBySlug(content.categories, 'categories'),
    serviceIds: idsBySlug(content.services, 'services'),
  };
  seedArticles(seeding, content);
  seedPages(seeding, content);
  seedSlides(seeding, content);
  seedPartners(seeding, content);
  seedMenu(seeding, content);
  seedEvents(seeding, content);
  seedChambers(seeding, content);
}
