import type { ChamberSeed, MemberSeed } from '../content/types';
import type { Content } from './seed';
import { image, insert, localised, type Seeding, slugOf } from './seeding';

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
