import { apiBase } from '@/lib/api/transport';
import { CONTENT_LOCALES, type ContentLanguage } from '@/lib/i18n/content-languages';
import { siteAddress } from '@/lib/site-address';
import { CHECKS, missingTranslations } from './checks';
import { DEFECTS, ENTITIES, findingOf, type ContentRecord, type Defect, type Entity, type Finding } from './record';
import { failingReferences, referencesOf, remoteProbes, screenProbe } from './references';
import { readContent, type Unread } from './read-content';
import { logger } from '@/lib/runtime/logger';

/** What editors can put right, and how much there is in each language. */
export interface ContentReport {
  at: string;
  /** Records with all their texts in a language. */
  counts: { entity: Entity; total: number; whole: Record<ContentLanguage, number> }[];
  totals: Record<Defect, number>;
  findings: Finding[];
  unread: Unread[];
}

interface ReportOptions {
  /** Other sites are asked too, whether what is linked to is there. */
  external: boolean;
}

/** Reads all content and looks for everything that editors can put right. */
export async function contentReport({ external }: ReportOptions): Promise<ContentReport> {
  const { records, unread } = await readContent();
  const { elsewhere, ...probes } = remoteProbes();
  const own = { site: siteAddress(), api: apiBase() };
  const findings = [
    ...records.flatMap((record) => CHECKS.flatMap((check) => check(record)).map((fault) => findingOf(record, fault))),
    ...duplicateSlugs(records),
    ...(await failingReferences(
      records.flatMap((record) => referencesOf(record, own)),
      { ...probes, screen: screenProbe(records), elsewhere: external ? elsewhere : undefined },
    )),
  ].toSorted((a, b) => DEFECTS.indexOf(a.defect) - DEFECTS.indexOf(b.defect));
  const totals = Object.fromEntries(DEFECTS.map((defect) => [defect, findings.filter((finding) => finding.defect === defect).length]));
  return {
    at: new Date().toISOString(),
    counts: ENTITIES.map((entity) => countOf(entity, records)),
    totals: totals as Record<Defect, number>,
    findings,
    unread,
  };
}

/** Slugs that several records of an entity share. */
function duplicateSlugs(records: ContentRecord[]): Finding[] {
  const owners = new Map<string, ContentRecord[]>();
  for (const record of records) {
    if (!record.slug) continue;
    const key = `${record.entity} ${record.slug}`;
    owners.set(key, [...(owners.get(key) ?? []), record]);
  }
  return [...owners.values()].flatMap((sharing) => {
    if (sharing.length === 1) return [];
    const ids = sharing.map(({ id }) => id).join(', ');
    return sharing.map((record) => findingOf(record, { defect: 'duplicate-slug', field: 'slug', detail: `${record.slug} (${ids})` }));
  });
}

function countOf(entity: Entity, records: ContentRecord[]): ContentReport['counts'][number] {
  const own = records.filter((record) => record.entity === entity);
  const whole = Object.fromEntries(CONTENT_LOCALES.map((locale) => [locale, own.filter((record) => isWhole(record, locale)).length]));
  return { entity, total: own.length, whole: whole as Record<ContentLanguage, number> };
}

function isWhole(record: ContentRecord, locale: ContentLanguage): boolean {
  return !missingTranslations(record).some(({ language }) => language === locale);
}

/** A report is made of several hundred calls: one serves all requests within this time. */
const FRESH_MILLISECONDS = 5 * 60_000;
const RETRY_MILLISECONDS = 60_000;

/** Makes the report in the background: that may take minutes, longer than a request may. */
export class ReportJob {
  #last: { report: ContentReport; madeAt: number } | undefined;
  #isMaking = false;
  #failedAt = 0;

  constructor(private readonly make: () => Promise<ContentReport>) {}

  /** A report of the last minutes; null while one is being made, which this begins. */
  latest(): ContentReport | null {
    if (this.#last && Date.now() - this.#last.madeAt <= FRESH_MILLISECONDS) return this.#last.report;
    if (!this.#isMaking && Date.now() - this.#failedAt >= RETRY_MILLISECONDS) void this.#begin();
    return null;
  }

  async #begin(): Promise<void> {
    this.#isMaking = true;
    try {
      this.#last = { report: await this.make(), madeAt: Date.now() };
    } catch (error) {
      this.#failedAt = Date.now();
      logger.error({ err: error }, 'Content report failed');
    } finally {
      this.#isMaking = false;
    }
  }
}
