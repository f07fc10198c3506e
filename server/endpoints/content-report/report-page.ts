import { DEFECTS } from '@/lib/content-report/finding';
import type { ContentReport } from '@/lib/content-report/report';
import { CONTENT_LOCALES } from '@/lib/i18n/content-languages';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { plainDocument, table } from '../plain-document';

/** The report as a page, in the editor's language. */
export async function reportPage(report: ContentReport, locale: Locale): Promise<string> {
  const texts = (await loadMessages(locale)).contentReport;
  const counts = report.counts.map(({ entity, total, whole }) => [
    texts.entities[entity],
    ...[total, ...CONTENT_LOCALES.map((language) => whole[language])].map((count, place) => ({
      text: String(count),
      isBad: place > 0 && count < total,
    })),
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

/** While the report is being made; the browser asks again by itself. */
export async function waitingPage(locale: Locale): Promise<string> {
  const texts = (await loadMessages(locale)).contentReport;
  return plainDocument(texts.title, [table(texts.waiting, [], [])], locale);
}
