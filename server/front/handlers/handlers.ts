import { z } from 'zod';
import { isItemId } from '@/lib/routes/parameters';
import { ENTITY_NAMES } from '@/lib/content-api/invalidated-tags';
import { LOCALES } from '@/lib/i18n/locales';
import { answerMissingTexts } from '@/lib/i18n/missing-texts';
import { mediaResponse } from '@/lib/media/image-store';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import type { RouteName } from '@/lib/routes/table';
import { environment, siteAddress } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';
import { hasBearerToken } from '@/lib/platform/signature';
import { parseJson } from '@/lib/platform/read-body';
import { sendError, sendPlain, sendResponse } from '../../http/plain-response';
import { runRouteHandler, readRequestBody, sendHandlerResponse, type Exchange } from '../exchange';
import { answerContactMessage } from './contact';
import { answerFile } from './files';
import { answerMetrics, answerStatus } from './status';

/** Routes that the front answers without rendering. */
export const HANDLERS: Partial<Record<RouteName, (exchange: Exchange) => Promise<void> | void>> = {
  media: answerMedia,
  files: answerFile,
  healthz: ({ response }) => sendPlain(response, 200, 'ok'),
  /** Answers 503 while the site starts or stops, and without a renderer. */
  readyz: ({ site: { state, pool }, response }) => {
    const reason = pool.outage ?? (state === 'ready' ? undefined : state);
    sendPlain(
      response,
      reason === undefined ? 200 : 503,
      reason === undefined ? 'ready' : `not ready: ${reason}`,
    );
  },
  metrics: answerMetrics,
  status: answerStatus,
  revalidate: answerRevalidate,
  securityTxt: sendSecurityTxt,
  chambersGeoJson: (exchange) => sendError(exchange, 410),
  openSearch: (exchange) => sendError(exchange, 410),
  contactMessage: answerContactMessage,
  missingTranslations: async (exchange) => {
    const { lng = '', ns = '' } = exchange.target.route?.parameters ?? {};
    const handler = (request: Request): Promise<Response> =>
      answerMissingTexts(request, { lng, ns });
    await sendHandlerResponse(exchange, await runRouteHandler(exchange, handler));
  },
};

/**
 * Pictures are answered in the front: a screen has a dozen, and a route handler costs milliseconds.
 */
export async function answerMedia({
  id,
  request,
  response,
}: Pick<Exchange, 'id' | 'request' | 'response'>): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const {
    status,
    headers,
    body = '',
  } = await mediaResponse(address, request.headers['if-none-match'], id);
  sendResponse(response, { status, headers, body });
}

const changeSchema = z.object({
  entity: z.enum(ENTITY_NAMES),
  id: z.union([z.number().int(), z.string().refine(isItemId)]).nullish(),
});

/**
 * The editors' webhook: `POST {entity, id?}` with `Authorization: Bearer <secret>`. Pages with the
 * changed data are revalidated before they are next served, in every language, by every instance
 * that shares Redis. A change of an item affects its lists.
 */
async function answerRevalidate(exchange: Exchange): Promise<void> {
  const { site, request, response } = exchange;
  const secret = environment().REVALIDATE_SECRET;
  if (!secret || !hasBearerToken(request.headers.authorization, secret))
    return sendError(exchange, 403);
  const body = await readRequestBody(exchange);
  if (!body) return sendError({ request, response }, 413);
  const change = changeSchema.safeParse(parseJson(body.toString('utf8')));
  if (!change.success) return sendPlain(response, 422, z.prettifyError(change.error));
  const { entity, id } = change.data;
  const isShared = await site.invalidation.announce([
    entity,
    ...(id === undefined || id === null ? [] : [`${entity}:${id}`]),
  ]);
  logger.info({ requestId: exchange.id, entity, id, isShared }, 'Content changed');
  if (isShared) sendPlain(response, 200, 'ok');
  else sendPlain(response, 202, 'other instances hear of it once Redis takes it');
}

const MONTHS_AHEAD = 6;

/**
 * Says where to report a vulnerability (RFC 9116). The text expires on a date that changes once a
 * month, so the date is always in the future while the site runs.
 */
export function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1));
  const { email } = organisation();
  return [
    `Contact: ${email ? `mailto:${email}` : siteAddress() + routes.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    ...(environment().SITE_URL ? [`Canonical: ${siteAddress()}${routes.securityTxt}`] : []),
  ].join('\n');
}

function sendSecurityTxt({ response }: Exchange): void {
  response.setHeader('cache-control', 'public, max-age=86400');
  sendPlain(response, 200, securityTxt(new Date()));
}
