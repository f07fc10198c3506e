import type { Exchange } from '../front/site';
import { environment } from '@/lib/runtime/env';
import type { ContentReport } from '@/lib/content-report/report';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { authorize, plainDocument, sendUnlisted, table, wantsHtml, type Cell } from './operator-pages';
import { DEFECTS } from '@/lib/content-report/record';
import { CONTENT_LOCALES } from '@/lib/i18n/content-languages';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
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
  const parts = partsOf(report, texts).map(({ caption, headings, rows }) => table(caption, headings, rows));
  return plainDocument(`${texts.title} – ${report.at}`, parts, locale);
}

/** The report for a terminal. `site` is what the deep links begin with. */
export function reportText(report: ContentReport, site: string): string {
  const text = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text + (cell.href ? ` ${site}${cell.href}` : ''));
  const parts = partsOf(report, bundledMessages[DEFAULT_LOCALE].contentReport).map(({ caption, headings, rows }) =>
    [caption, ...[headings, ...rows].filter(({ length }) => length > 0).map((row) => `  ${row.map(text).join(' – ')}`), ''].join('\n'),
  );
  return parts.join('\n');
}

/** What the report consists of: how much there is in each language, what could not be read, and each kind of defect. */
function partsOf(report: ContentReport, texts: Messages['contentReport']): { caption: string; headings: string[]; rows: Cell[][] }[] {
  const counts = report.counts.map(({ entity, total, whole }) => [
    texts.entities[entity],
    String(total),
    ...CONTENT_LOCALES.map((language) => ({ text: String(whole[language]), isBad: whole[language] < total })),
  ]);
  const defects = DEFECTS.map((defect) => {
    const rows = report.findings
      .filter((finding) => finding.defect === defect)
      .map(({ entity, id, name, field, detail, path }) => [`${texts.entities[entity]} ${id}`, { text: name || path, href: path }, field, detail]);
    return { caption: `${texts.defects[defect]} (${rows.length})`, headings: [texts.record, texts.name, texts.field, texts.detail], rows };
  });
  const unread = report.unread.map(({ call, reason }) => [call, { text: reason, isBad: true }]);
  return [
    { caption: texts.whole, headings: [texts.record, texts.total, ...CONTENT_LOCALES], rows: counts },
    ...[{ caption: texts.unread, headings: [], rows: unread }, ...defects].filter(({ rows }) => rows.length > 0),
    ...(report.findings.length === 0 ? [{ caption: texts.nothing, headings: [], rows: [] }] : []),
  ];
}
