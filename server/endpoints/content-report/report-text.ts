import { DEFECTS } from '@/lib/content-report/finding';
import type { ContentReport } from '@/lib/content-report/report';
import { bundledMessages } from '@/lib/i18n/bundled-messages';
import { CONTENT_LOCALES } from '@/lib/i18n/content-languages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';

const { defects, entities, whole, total, nothing, unread } = bundledMessages[DEFAULT_LOCALE].contentReport;

/** The report for a terminal. `site` is what the deep links begin with. */
export function reportText(report: ContentReport, site: string): string {
  const lines = [`  ${total.padEnd(24).slice(2)}${' '.repeat(6)}${CONTENT_LOCALES.map((language) => language.padStart(6)).join('')}`];
  for (const { entity, total: all, whole: of } of report.counts)
    lines.push(`  ${entities[entity].padEnd(24)}${column(all)}${CONTENT_LOCALES.map((language) => column(of[language])).join('')}`);
  lines.push(`  (${whole})`, '');
  for (const defect of DEFECTS) {
    const found = report.findings.filter((finding) => finding.defect === defect);
    lines.push(`${defects[defect]}: ${found.length}`);
    for (const { entity, id, name, field, detail, path } of found)
      lines.push(`  ${entities[entity]} ${id} « ${name} » – ${field}: ${detail}`, `    ${site}${path}`);
  }
  for (const { call, reason } of report.unread) lines.push(`${unread} – ${call}: ${reason}`);
  if (report.findings.length === 0) lines.push(nothing);
  return `${lines.join('\n')}\n`;
}

function column(value: number): string {
  return String(value).padStart(6);
}
