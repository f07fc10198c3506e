import type { Exchange } from '../front/site';
import { environment } from '@/lib/runtime/env';
import type { ContentReport } from '@/lib/content-report/report';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { authorize, plainDocument, sendUnlisted, table, wantsHtml } from './operator-pages';
import { DEFECTS } from '@/lib/content-report/record';
import { CONTENT_LOCALES } from '@/lib/i18n/content-languages';
import { loadMessages } from '@/lib/i18n/messages';
import { bundledMessages } from '@/lib/i18n/bundled-messages';

const AGAIN_SECONDS = '3';

interface ReportExchange extends Pick<Exchange, 'id' | 'request' | 'response'> {
  site: { pool: Pick<Exchange['site']['pool'], 'contentReport'> };
}

/** The report for editors who know the token; while it is being made, a page that asks again by itself. */
export async function answerContentReport({ site, id, request, response }: ReportExchange): Promise<void> {
  if (!authorize(environment().EDITORS_TOKEN, request, response)) return;
  const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
  const language = query.get('lang') ?? undefined;
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const report = await site.pool.contentReport(id);
  if (!report) {
    response.statusCode = 202;
    response.setHeader('refresh', AGAIN_SECONDS);
  }
  if (wantsHtml(request)) return sendUnlisted(response, 'html', await reportPage(report, locale));
  return sendUnlisted(response, 'json', `${JSON.stringify(report ?? { state: 'being made' }, null, 2)}\n`);
}

/** The report as a page, in the editor's language; while it is being made, that. */
export async function reportPage(report: ContentReport | null, locale: Locale): Promise<string> {
  const texts = (await loadMessages(locale)).contentReport;
  if (!report) return plainDocument(texts.title, [table(texts.waiting, [], [])], locale);
  const counts = report.counts.map(({ entity, total, whole }) => [
    texts.entities[entity],
    String(total),
    ...CONTENT_LOCALES.map((language) => ({ text: String(whole[language]), isBad: whole[language] < total })),
  ]);
  const found = DEFECTS.flatMap((defect) => {
    const rows = report.findings.filter((finding) => finding.defect === defect);
    if (rows.length === 0) return [];
    const caption = `${texts.defects[defect]} (${rows.length})`;
    const cells = rows.map(({ entity, id, name, field, detail, path }) => [
      `${texts.entities[entity]} ${id}`,
      { text: name || path, href: path },
      field,
      detail,
    ]);
    return [table(caption, [texts.record, texts.name, texts.field, texts.detail], cells)];
  });
  const unread = report.unread.map(({ call, reason }) => [call, { text: reason, isBad: true }]);
  return plainDocument(
    `${texts.title} – ${report.at}`,
    [
      table(texts.whole, [texts.record, texts.total, ...CONTENT_LOCALES], counts),
      ...(unread.length > 0 ? [table(texts.unread, [], unread)] : []),
      ...found,
      ...(report.findings.length === 0 ? [table(texts.nothing, [], [])] : []),
    ],
    locale,
  );
}

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
