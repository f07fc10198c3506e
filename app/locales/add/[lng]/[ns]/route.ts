import { environment } from '@/lib/runtime/env';
import { isLocale } from '@/lib/i18n/locales';
import { missingTexts } from '@/lib/i18n/missing-texts';
import { logger } from '@/lib/runtime/logger';
import { readText } from '@/lib/runtime/read-text';

const MAX_BYTES = 16 * 1024;

/** POST /locales/add/{lng}/{ns}: notes texts a client missed. Off unless LOCALES_ADD is set. */
export async function POST(request: Request, { params }: { params: Promise<{ lng: string; ns: string }> }): Promise<Response> {
  const { lng, ns } = await params;
  if (!environment().LOCALES_ADD || !isLocale(lng) || !/^translation(?:\.json)?$/.test(ns)) return plain(404, 'Not Found');
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return plain(403, 'Forbidden');
  const body = await readText(request, MAX_BYTES);
  if (body === null) return plain(413, 'Content Too Large');
  const keys = missingTexts(body);
  if (!keys) return plain(400, 'Bad Request');
  logger.warn({ locale: lng, keys }, 'Missing texts');
  return new Response(null, { status: 204 });
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
}
