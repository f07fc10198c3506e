import type { ChamberSeed, MemberSeed, MenuSeed, SlideSeed } from '../content/types';
import type { Content } from './seed';
import { idOf, image, insert, localised, orNull, type Seeding, slugOf } from './seeding';

export function seedSlides(seeding: Seeding, { slides, popupSlides, partners }: Content): void {
  const { store } = seeding;
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

/** `CCI Dahra` → `cci-dahra`; a longer official name is shortened to what stands in quotation marks. */
function shortNameOf(chamber: ChamberSeed): string {
  const own = /[«"“]([^«"“»”]+)[»"”]/.exec(chamber.name.fr)?.[1] ?? /^CCI\s+(\S.*)$/.exec(chamber.name.fr)?.[1] ?? chamber.wilaya.fr;
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
          chamber.code,
          name,
          ...localised(member.name),
          ...localised(member.role),
          portrait && `/${portrait}`,
          member.order,
        );
      });
    insert(store, 'chamber', [
      chamber.code,
      short,
      ...localised(chamber.name),
      ...localised(chamber.description),
      chamber.logo === 'none' ? null : `${short}.png`,
      ...localised(chamber.wilaya),
      chamber.coordinates?.latitude ?? null,
      chamber.coordinates?.longitude ?? null,
      chamber.administrativeMembers.length + chamber.electedMembers.length,
    ]);
    board(chamber.administrativeMembers, 'administratif');
    board(chamber.electedMembers, 'elu');
  }
}
