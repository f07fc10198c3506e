import { z } from 'zod';
import { environment } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { parseJson, readRequestText } from '@/lib/platform/read-body';
import { MAX_REQUEST_BYTES, errorResponse } from '@/lib/platform/http-messages';
import { isLocale } from './locales';

const MAX_KEYS = 100;
const texts = z.record(z.string().regex(/^[\w .:-]{1,200}$/), z.string());

/** Reads missing keys as an i18next client posts them; null for any other body. */
export function missingTexts(body: string): string[] | null {
  const { data = {} } = texts.safeParse(parseJson(body));
  const keys = Object.keys(data);
  return keys.length > 0 && keys.length <= MAX_KEYS ? keys : null;
}

/** POST /locales/add/{lng}/{ns} logs missing keys, if LOCALES_ADD is set. */
export async function answerMissingTexts(
  request: Request,
  { lng, ns }: { lng: string; ns: string },
): Promise<Response> {
  if (!environment().LOCALES_ADD || !isLocale(lng) || !/^translation(?:\.json)?$/.test(ns))
    return errorResponse(404);
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return errorResponse(403);
  const body = await readRequestText(request, MAX_REQUEST_BYTES);
  if (body === null) return errorResponse(413);
  const keys = missingTexts(body);
  if (!keys) return errorResponse(400);
  logger.warn({ locale: lng, keys }, 'Missing texts');
  return new Response(null, { status: 204 });
}
