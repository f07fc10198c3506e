import { DEFECTS } from '@/lib/content-report/finding';
import type { ContentReport } from '@/lib/content-report/report';
import { bundledMessages } from '@/lib/i18n/messages';

const { defects, entities, whole, total, nothing, unread } = bundledMessages.fr.contentReport;

/** The report for a terminal. `site` is what the deep links begin with. */
export function reportText(report: ContentReport, site: string): string {
  const lines = [`${total.padEnd(24)}        fr    en    ar`];
  for (const { entity, total: all, whole: of } of report.counts)
    lines.push(`  ${entities[entity].padEnd(24)}${column(all)}${column(of.fr)}${column(of.en)}${column(of.ar)}`);
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
