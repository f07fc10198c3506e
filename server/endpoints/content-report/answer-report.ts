import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentReport } from '@/lib/content-report/report';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/runtime/logger';
import { authorize, sendUnlisted, wantsHtml } from '../authorize';
import { reportPage, waitingPage } from './report-page';

/** A report is made of several hundred calls: one serves all requests for so long. */
const KEPT_MILLISECONDS = 5 * 60_000;
const AGAIN_SECONDS = '3';

let last: { report: ContentReport; madeAt: number } | undefined;
let making: Promise<void> | undefined;

/** The report for editors who know the token; made on request, and kept for minutes. */
export async function answerContentReport(
  token: string | undefined,
  makeReport: () => Promise<unknown>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!authorize(token, request, response)) return;
  const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
  const locale = localeOf(query.get('lang'));
  const isOld = last === undefined || Date.now() - last.madeAt > KEPT_MILLISECONDS;
  if (isOld) making ??= make(makeReport).finally(() => (making = undefined));
  if (last && !isOld) return send(request, response, await bodyOf(last.report, wantsHtml(request), locale));
  response.statusCode = 202;
  response.setHeader('refresh', AGAIN_SECONDS);
  return send(request, response, wantsHtml(request) ? await waitingPage(locale) : '{"state":"being made"}\n');
}

async function make(makeReport: () => Promise<unknown>): Promise<void> {
  try {
    last = { report: (await makeReport()) as ContentReport, madeAt: Date.now() };
  } catch (error) {
    logger.error({ err: error }, 'Content report failed');
  }
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
