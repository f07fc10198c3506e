import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentReport } from '@/lib/content-report/report';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { logger } from '@/lib/logger';
import { isLetIn, sendUnlisted, wantsHtml } from '../guarded';
import { refuseMethod } from '../plain-answer';
import { reportPage, waitingPage } from './report-page';

export const REPORT_PATH = '/content-report';
const READ = ['GET', 'HEAD'];
/** A report is made of several hundred calls: one serves everybody for so long. */
const KEPT_MILLISECONDS = 5 * 60_000;
const AGAIN_SECONDS = '3';

let last: { report: ContentReport; madeAt: number } | undefined;
let making: Promise<void> | undefined;

/** The report for editors who know the token; made when somebody asks, and kept for minutes. */
export async function answerReport(
  token: string | undefined,
  makeReport: () => Promise<ContentReport>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!READ.includes(request.method ?? '')) return refuseMethod({ request, response }, READ);
  if (!isLetIn(token, request, response)) return;
  const query = new URLSearchParams(request.url?.split('?')[1] ?? '');
  const locale = localeOf(query.get('lang'));
  const isOld = last === undefined || Date.now() - last.madeAt > KEPT_MILLISECONDS;
  if (isOld) making ??= make(makeReport).finally(() => (making = undefined));
  if (last && !isOld) return send(request, response, await bodyOf(last.report, wantsHtml(request), locale));
  response.statusCode = 202;
  response.setHeader('refresh', AGAIN_SECONDS);
  return send(request, response, wantsHtml(request) ? await waitingPage(locale) : '{"state":"being made"}\n');
}

async function make(makeReport: () => Promise<ContentReport>): Promise<void> {
  try {
    last = { report: await makeReport(), madeAt: Date.now() };
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
