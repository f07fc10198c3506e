import type { EventSeed } from '../content/types';
import { words } from '../search/fold';
import type { Content } from './seed';
import { minuteOf } from './relative-clock';
import { idOf, image, insert, localised, type Seeding } from './seeding';
import type { Store } from './store';

/** Words that name the form of an event rather than its subject. */
const forms = new Set(
  words(
    'journée atelier rencontre rencontres réunion séminaire conférence forum salon foire permanence régionale filière information formation session bourse première fête marché',
  ),
);

/**
 * The article that shares most words with an event's heading: the page of its "view details". Words are cut to six or seven letters, so that the plural
 * and derivations of a subject are found too.
 */
function relatedArticle(store: Store, heading: string): string | null {
  const telling = words(heading).filter((word) => word.length >= 3);
  const subject = telling.filter((word) => word.length >= 4 && !forms.has(word));
  for (const chosen of [subject, telling]) {
    if (chosen.length === 0) continue;
    const article = store.one<{ id: number; slug: string }>(
      `SELECT a.id, a.slug FROM search_index JOIN search_entry e ON e.id = search_index.rowid
       JOIN article a ON e.type = 'article' AND a.id = e.item_id
       WHERE search_index MATCH ? ORDER BY bm25(search_index, 4.0, 1.0), a.id LIMIT 1`,
      chosen.map((word) => `"${word.slice(0, word.length > 8 ? 7 : 6)}"*`).join(' OR '),
    );
    if (article) return `article/${article.id}/${article.slug}`;
  }
  return null;
}

export function seedEvents(seeding: Seeding, { articles, events }: Content): void {
  const ids = { article: seeding.articleIds, page: seeding.pageIds };
  const anyArticle = (place: number): string | null => {
    const index = place % articles.length;
    return articles[index] ? `article/${index + 1}/${articles[index].slug}` : null;
  };
  // The heading is what stands before the dash; the town follows it. Events in several towns share one search.
  const related = new Map<string, string | null>();
  const relatedTo = (title: string): string | null => {
    const [heading = title] = title.split(' — ');
    if (!related.has(heading)) related.set(heading, relatedArticle(seeding.store, heading));
    return related.get(heading) ?? null;
  };
  const detailOf = ({ detail, slug, title }: EventSeed, place: number): string | null =>
    detail ? `${detail.type}/${idOf(ids[detail.type], detail.slug, `Event "${slug}"`)}/${detail.slug}` : (relatedTo(title.fr) ?? anyArticle(place));
  events.forEach((event, place) => {
    insert(seeding.store, 'event', [
      place + 1,
      ...localised(event.title),
      minuteOf(event.start.day, event.start.time),
      event.end && minuteOf(event.end.day, event.end.time),
      image(seeding.store, event.image, `storage/events/${event.slug}.jpg`, 'event', `${place} ${event.slug}`),
      detailOf(event, place),
    ]);
  });
}
