import type { ChamberSeed, EventSeed, MemberSeed, MenuSeed, SlideSeed } from '../content/types';
import { words } from '../search/fold';
import type { Content } from './content';
import { minuteOf } from './relative-clock';
import { idOf, image, insert, localised, orNull, type Seeding, slugOf } from './seeding';
import type { Store } from './store';

export function seedSlides(seeding: Seeding, { slides, popupSlides, partners }: Content): void {
  const { store } = seeding;
  let id = 0;
  const write = (seed: SlideSeed, placement: 'hero' | 'popup', place: number): void => {
    id += 1;
    const key = `${placement}-${place + 1}`;
    const drawn = (suffix: string): string | null => image(store, seed.image, `storage/slides/${key}${suffix}.jpg`, placement, `${place} ${key}${suffix}`);
    // The Arabic hero has its own image, composed for reading from the right.
    insert(store, 'slide', [
      id, placement, ...localised(seed.title), ...localised(seed.description), drawn(''), placement === 'hero' ? drawn('-ar') : null, null,
      orNull(seed.linkUrl), ...localised(seed.linkText).map((text) => orNull(text ?? '')),
    ]);
  };
  slides.forEach((seed, place) => write(seed, 'hero', place));
  popupSlides.forEach((seed, place) => write(seed, 'popup', place));
  partners.forEach((seed, place) => {
    const path = `storage/partners/${slugOf(seed.short)}.png`;
    insert(store, 'partner', [
      place + 1, ...localised(seed.name), ...localised(seed.description), image(store, seed.image, path, 'partner', `${place} ${seed.short}`), orNull(seed.linkUrl),
    ]);
  });
}

export function seedMenu(seeding: Seeding, { menu }: Content): void {
  const ids = { article: seeding.articleIds, page: seeding.pageIds, category: seeding.categoryIds, service: seeding.serviceIds };
  let last = 0;
  const write = (item: MenuSeed, parent: number | null): void => {
    last += 1;
    const id = last;
    const { target } = item;
    insert(seeding.store, 'menu_item', [
      id, parent, ...localised(item.label), target ? target.slug : orNull(item.link), target?.type ?? null,
      target ? idOf(ids[target.type], target.slug, `Menu item "${item.label.fr}"`) : null, item.status,
    ]);
    for (const child of item.child) write(child, id);
  };
  for (const item of menu) write(item, null);
}

/** Words that name the form of an event rather than its subject. */
const forms = new Set(words('journée atelier rencontre rencontres réunion séminaire conférence forum salon foire permanence régionale filière information formation session bourse première fête marché'));

/**
 * The article that shares most with an event's title (what stands before the dash; the town follows it): the page of its "view
 * details". Words are cut to six or seven letters, so that a subject is met in its plural and its derivations too.
 */
function relatedArticle(store: Store, title: string): string | null {
  const telling = words(title.split(' — ')[0] ?? title).filter((word) => word.length >= 3);
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

export function seedEvents(seeding: Seeding, { events }: Content): void {
  const ids = { article: seeding.articleIds, page: seeding.pageIds };
  const detailOf = ({ detail, slug, title }: EventSeed): string | null =>
    detail ? `${detail.type}/${idOf(ids[detail.type], detail.slug, `Event "${slug}"`)}/${detail.slug}` : relatedArticle(seeding.store, title.fr);
  events.forEach((event, place) => {
    insert(seeding.store, 'event', [
      place + 1, ...localised(event.title), minuteOf(event.start.day, event.start.time),
      event.end && minuteOf(event.end.day, event.end.time),
      image(seeding.store, event.image, `storage/events/${event.slug}.jpg`, 'event', `${place} ${event.slug}`), detailOf(event),
    ]);
  });
}

/** `CCI Dahra` → `cci-dahra`; a longer official name is shortened to what stands in quotation marks. */
export function shortNameOf(chamber: ChamberSeed): string {
  const own = /[«"“](.+?)[»"”]/.exec(chamber.name.fr)?.[1] ?? /^CCI\s+(.+)$/.exec(chamber.name.fr)?.[1] ?? chamber.wilaya.fr;
  return `cci-${slugOf(own)}`;
}

export function seedChambers(seeding: Seeding, { chambers }: Content): void {
  const { store } = seeding;
  for (const chamber of chambers) {
    const short = shortNameOf(chamber);
    image(store, chamber.logo, `assets/entreprise/${short}.png`, 'chamber', `${chamber.code} ${short}`);
    const board = (members: readonly MemberSeed[], name: 'administratif' | 'elu'): void =>
      members.forEach((member, place) => {
        const key = `${short}-${name}-${place + 1}`;
        const portrait = image(store, member.image, `storage/members/${key}.jpg`, 'member', key);
        store.run(
          `INSERT INTO member (chamber_id, board, name, name_ar, name_en, role, role_ar, role_en, image, position)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          chamber.code, name, ...localised(member.name), ...localised(member.role), portrait && `/${portrait}`, member.order,
        );
      });
    insert(store, 'chamber', [
      chamber.code, short, ...localised(chamber.name), ...localised(chamber.description), chamber.logo === 'none' ? null : `${short}.png`,
      ...localised(chamber.wilaya), chamber.coordinates?.latitude ?? null, chamber.coordinates?.longitude ?? null,
      chamber.administrativeMembers.length + chamber.electedMembers.length,
    ]);
    board(chamber.administrativeMembers, 'administratif');
    board(chamber.electedMembers, 'elu');
  }
}
