import type { MenuSeed, SlideSeed } from '../content/types';
import type { Content } from './seed';
import { idOf, image, insert, localised, orNull, type Seeding, slugOf } from './seeding';

export function seedSlides({ store }: Seeding, { slides, popupSlides }: Content): void {
  let id = 0;
  const write = (seed: SlideSeed, placement: 'hero' | 'popup', place: number): void => {
    id += 1;
    const key = `${placement}-${place + 1}`;
    const drawn = (suffix: string): string | null =>
      image(store, seed.image, `storage/slides/${key}${suffix}.jpg`, placement, `${place} ${key}${suffix}`);
    // The Arabic hero has its own image, composed for reading from the right.
    insert(store, 'slide', [
      id,
      placement,
      ...localised(seed.title),
      ...localised(seed.description),
      drawn(''),
      placement === 'hero' ? drawn('-ar') : null,
      null,
      orNull(seed.linkUrl),
      ...localised(seed.linkText).map((text) => orNull(text ?? '')),
    ]);
  };
  slides.forEach((seed, place) => write(seed, 'hero', place));
  popupSlides.forEach((seed, place) => write(seed, 'popup', place));
}

export function seedPartners({ store }: Seeding, { partners }: Content): void {
  partners.forEach((seed, place) => {
    const path = `storage/partners/${slugOf(seed.short)}.png`;
    insert(store, 'partner', [
      place + 1,
      ...localised(seed.name),
      ...localised(seed.description),
      image(store, seed.image, path, 'partner', `${place} ${seed.short}`),
      orNull(seed.linkUrl),
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
      id,
      parent,
      ...localised(item.label),
      target ? target.slug : orNull(item.link),
      target?.type ?? null,
      target ? idOf(ids[target.type], target.slug, `Menu item "${item.label.fr}"`) : null,
      item.status,
    ]);
    for (const child of item.child) write(child, id);
  };
  for (const item of menu) write(item, null);
}
