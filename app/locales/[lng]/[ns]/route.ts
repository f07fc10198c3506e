import { isLocale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { contentHash, matchesEntityTag, errorResponse } from '@/lib/platform/http-messages';

/** GET /locales/{lng}/{ns}.json returns the texts of a language (specification §7). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ lng: string; ns: string }> },
): Promise<Response> {
  const { lng, ns } = await params;
  if (!isLocale(lng) || ns !== 'translation.json') return errorResponse(404);
  const body = JSON.stringify(await loadMessages(lng));
  const etag = `"${contentHash(body)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=300' };
  if (matchesEntityTag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, {
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
