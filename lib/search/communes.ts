import { entities } from '@/lib/content-api/entities';
import { findChamber, indexChambers } from '@/lib/calendar/event-place';
import { loadOptionalPart } from '@/lib/content-api/result';
import type { ChamberSummary } from '@/lib/content-api/schemas/chamber';
import type { Locale } from '@/lib/i18n/locales';
import { localisedPath } from '@/lib/routes/links';
import {
  communeTableSchema,
  readCommuneFile,
  type CommuneTable,
} from '@/lib/platform/commune-file';
import { environment } from '@/lib/platform/env';
import bundled from './generated/communes.json' with { type: 'json' };
import { communeHits, type CommuneRow } from './match-communes';
import type { Suggestion } from './suggestions';

let cachedTable: CommuneTable | undefined;

/** The table of COMMUNES_FILE, by default that of Algeria. */
export function communeTable(): CommuneTable {
  cachedTable ??= readCommuneFile(environment().COMMUNES_FILE) ?? communeTableSchema.parse(bundled);
  return cachedTable;
}

const rowsByChambers = new WeakMap<readonly ChamberSummary[], CommuneRow[]>();

/**
 * The communes with the chambers of their wilayas. Where the directory lacks a newer wilaya, the
 * chamber is that of the former one, which begins the postcode; without any, the row is left out.
 */
export function communeRows(chambers: readonly ChamberSummary[]): CommuneRow[] {
  const cachedRows = rowsByChambers.get(chambers);
  if (cachedRows) return cachedRows;
  const { wilayas, later, communes } = communeTable();
  const places = indexChambers(chambers);
  const chamberOf = (wilaya: number): string | undefined =>
    findChamber(wilayas[wilaya - 1] ?? '', places)?.id;
  const rows = communes.flatMap(([french, arabic, postcode, wilaya]): CommuneRow[] => {
    const former = later.find(([number]) => number === wilaya)?.[1] ?? Number(postcode.slice(0, 2));
    const chamberId = chamberOf(wilaya) ?? chamberOf(former);
    if (chamberId === undefined) return [];
    const isChiefTown = findChamber(french, places)?.id === chamberId;
    const laterChamberIds = later.flatMap(([number, from]) =>
      from === wilaya && !isChiefTown ? (chamberOf(number) ?? []) : [],
    );
    return [[french, arabic, postcode, chamberId, ...laterChamberIds]];
  });
  rowsByChambers.set(chambers, rows);
  return rows;
}

/** The chambers of the communes that have a keyword's name or postcode, as results of a search. */
export async function communeMatches(
  keyword: string,
  locale: Locale,
): Promise<Suggestion<'chamber'>[]> {
  const chambers = (await loadOptionalPart('communes', entities.chamber.all())) ?? [];
  const { isExact, hits } = communeHits(communeRows(chambers), keyword, locale);
  return (isExact ? hits : []).flatMap((hit) =>
    hit.chambers.flatMap((id) => {
      const chamber = chambers.find((each) => each.id === id);
      if (!chamber) return [];
      const { name, href } = entities.chamber.card(chamber, locale);
      return {
        kind: 'chamber',
        name: `${hit.name} – ${name.text}`,
        href: localisedPath(href, locale),
        isFrench: name.isFallback,
      };
    }),
  );
}
