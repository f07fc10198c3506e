import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentReport } from '@/lib/content-report/report';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { authorize, sendUnlisted, wantsHtml } from '../authorize';
import { reportPage, waitingPage } from './report-page';

const AGAIN_SECONDS = '3';

/** The report for editors who know the token; while it is being made, a page that asks again by itself. */
export async function answerContentReport(
  token: string | undefined,
  latestReport: () => Promise<ContentReport | null>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!authorize(token, request, response)) return;
  const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
  const locale = localeOf(query.get('lang'));
  const report = await latestReport();
  if (report) return send(request, response, await bodyOf(report, wantsHtml(request), locale));
  response.statusCode = 202;
  response.setHeader('refresh', AGAIN_SECONDS);
  return send(request, response, wantsHtml(request) ? await waitingPage(locale) : '{"state":"being made"}\n');
}

function bodyOf(report: ContentReport, html: boolean, locale: Locale): Promise<string> | string {
  return html ? reportPage(report, locale) : `${JSON.stringify(report, null, 2)}\n`;
}

function send(request: IncomingMessage, response: ServerResponse, body: string): void {
  sendUnlisted(response, wantsHtml(request) ? 'html' : 'json', body);
}

function localeOf(value: string | null): Locale {
  return value !== null && isLocale(value) ? value : DEFAULT_LOCALE;
}
