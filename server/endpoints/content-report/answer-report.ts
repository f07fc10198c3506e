import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentReport } from '@/lib/content-report/report';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
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
  const language = query.get('lang') ?? undefined;
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const report = await latestReport();
  if (!report) {
    response.statusCode = 202;
    response.setHeader('refresh', AGAIN_SECONDS);
  }
  if (wantsHtml(request)) return sendUnlisted(response, 'html', await (report ? reportPage(report, locale) : waitingPage(locale)));
  return sendUnlisted(response, 'json', `${JSON.stringify(report ?? { state: 'being made' }, null, 2)}\n`);
}
