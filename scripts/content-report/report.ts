import { chamberInTitle, indexChambers } from '@/lib/calendar/event-place';
import { chamberSummary } from '@/lib/content-api/schemas/chamber';
import { mapLocales, LOCALES } from '@/lib/i18n/locales';
import { plainText } from '@/lib/text/plain-text';
import { CHECKS, missingTranslations } from './checks';
import {
  DEFECTS,
  RECORD_KINDS,
  findingOf,
  textOf,
  type ContentRecord,
  type Defect,
  type RecordKind,
  type Finding,
} from './record';
import { failingReferences } from './references';
import { readContent } from './read-content';

/**
 * Reads all content and looks for everything that editors can put right. `external`: other sites
 * are asked too, whether what is linked to is there.
 */
export async function contentReport({ external }: { external: boolean }) {
  const { records, unread } = await readContent();
  const findings = [
    ...records.flatMap((record) =>
      CHECKS.flatMap((check) => check(record)).map((fault) => findingOf(record, fault)),
    ),
    ...duplicateSlugs(records),
    ...titlesWithoutPlace(records),
    ...(await failingReferences(records, external)),
  ].toSorted((a, b) => DEFECTS.indexOf(a.defect) - DEFECTS.indexOf(b.defect));
  const totals = Object.fromEntries(
    DEFECTS.map((defect) => [
      defect,
      findings.filter((finding) => finding.defect === defect).length,
    ]),
  );
  return {
    at: new Date().toISOString(),
    /** Records with all their texts in a language. */
    counts: RECORD_KINDS.map((entity) => countOf(entity, records)),
    totals: totals as Record<Defect, number>,
    findings,
    unread,
  };
}
/** What editors can put right, and how much there is in each language. */
export type ContentReport = Awaited<ReturnType<typeof contentReport>>;

/** Slugs that several records of an entity share. */
function duplicateSlugs(records: ContentRecord[]): Finding[] {
  const owners = new Map<string, { slug: string; sharing: ContentRecord[] }>();
  for (const record of records) {
    const slug = textOf(record.wire, record.fields.slug ?? '');
    if (slug === '') continue;
    const key = `${record.entity} ${slug}`;
    owners.set(key, { slug, sharing: [...(owners.get(key)?.sharing ?? []), record] });
  }
  return [...owners.values()].flatMap(({ slug, sharing }) => {
    const detail = `${slug} (${sharing.map(({ id }) => id).join(', ')})`;
    return sharing.length === 1
      ? []
      : sharing.map((record) =>
          findingOf(record, { defect: 'duplicate-slug', field: 'slug', detail }),
        );
  });
}

/** Titles of events that name no place of the directory after a dash. */
function titlesWithoutPlace(records: ContentRecord[]): Finding[] {
  const chambers = records.flatMap(({ entity, wire }) =>
    entity === 'chamber' ? (chamberSummary.safeParse(wire).data ?? []) : [],
  );
  const places = indexChambers(chambers);
  return records.flatMap((record) =>
    LOCALES.flatMap((language) => {
      const title = plainText(record.texts['title']?.[language] ?? '');
      return record.entity !== 'event' || title === '' || chamberInTitle(title, places)
        ? []
        : findingOf(record, { defect: 'no-place', field: 'title', language, detail: title });
    }),
  );
}

function countOf(entity: RecordKind, records: ContentRecord[]) {
  const own = records.filter((record) => record.entity === entity);
  const incomplete = own.map((record) =>
    missingTranslations(record).map(({ language }) => language),
  );
  const whole = mapLocales(
    (locale) => incomplete.filter((languages) => !languages.includes(locale)).length,
  );
  return { entity, total: own.length, whole };
}
