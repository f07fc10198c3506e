import { LOCALES } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { DEFECTS } from './record';
import type { ContentReport } from './report';

/**
 * The report for a terminal: how much there is in each language, what could not be read, and each
 * kind of defect. `site` is what links begin with.
 */
export function reportText(
  report: ContentReport,
  texts: Messages['contentReport'],
  site: string,
): string {
  const counts = report.counts.map(({ entity, total, whole }) => [
    texts.entities[entity],
    `${total}`,
    ...LOCALES.map((language) => `${whole[language]}`),
  ]);
  const defects = DEFECTS.map((defect) => {
    const rows = report.findings
      .filter((finding) => finding.defect === defect)
      .map(({ entity, id, name, field, detail, path }) => [
        `${texts.entities[entity]} ${id}`,
        `${name || path} ${site}${path}`,
        field,
        detail,
      ]);
    return part(
      `${texts.defects[defect]} (${rows.length})`,
      [texts.record, texts.name, texts.field, texts.detail],
      rows,
    );
  });
  return [
    part(texts.whole, [texts.record, texts.total, ...LOCALES], counts),
    part(
      texts.unread,
      [],
      report.unread.map(({ call, reason }) => [call, reason]),
    ),
    ...defects,
    ...(report.findings.length === 0 ? [`${texts.nothing}\n`] : []),
  ].join('');
}

/** Empty where there are no rows. */
function part(caption: string, headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows]
    .filter(({ length }) => length > 0)
    .map((row) => `  ${row.join(' – ')}\n`);
  return rows.length === 0 ? '' : `${caption}\n${lines.join('')}\n`;
}
