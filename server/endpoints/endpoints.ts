import { z } from 'zod';
import { POST as addMissingTexts } from '@/app/locales/add/[lng]/[ns]/route';
import { ENTITIES } from '@/lib/api/cache/invalidated-tags';
import { LOCALES } from '@/lib/i18n/locales';
import { mediaResponse } from '@/lib/media/media-response';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import type { RouteName } from '@/lib/routes/table';
import { environment } from '@/lib/runtime/env';
import { logger } from '@/lib/runtime/logger';
import { isSameText } from '@/lib/runtime/signature';
import { siteAddress } from '@/lib/site-address';
import { parseJson } from '@/lib/text/parse-json';
import { sendPlain, sendWhole } from '../front/plain-response';
import { readRequestBody } from '../front/request-body';
import type { Exchange } from '../front/site';
import { answerContactMessage } from './contact';
import { answerContentReport } from './content-report';
import { answerFile } from './files';
import { answerMetrics } from './metrics';
import { answerInFront, sendAnswer } from './route-handler';
import { answerStatus } from './status';

/** Routes that the front answers without rendering. */
export const ENDPOINTS: Partial<Record<RouteName, (exchange: Exchange) => Promise<void> | void>> = {
  media: answerMedia,
  files: answerFile,
  /** The process lives. */
  healthz: ({ response }) => sendPlain(response, 200, 'ok'),
  /** The site takes requests; not while it starts and while it stops. */
  readyz: ({ site: { isReady }, response }) => sendPlain(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready'),
  metrics: answerMetrics,
  status: answerStatus,
  contentReport: answerContentReport,
  revalidate: answerRevalidate,
  securityTxt: sendSecurityTxt,
  contactMessage: answerContactMessage,
  missingTranslations: answerMissingTranslations,
};

/** Answered by the front itself: a route handler costs the framework milliseconds, and a screen has a dozen pictures. */
export async function answerMedia({ id, request, response }: Pick<Exchange, 'id' | 'request' | 'response'>): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const { status, headers, body = '' } = await mediaResponse(address, request.headers['if-none-match'], id);
  sendWhole(response, { status, headers, body });
}

async function answerMissingTranslations(exchange: Exchange): Promise<void> {
  const { lng = '', ns = '' } = exchange.address.nonScreen?.parameters ?? {};
  const handler = (request: Request): Promise<Response> => addMissingTexts(request, { params: Promise.resolve({ lng, ns }) });
  await sendAnswer(exchange, await answerInFront(exchange, handler, exchange.request.url ?? ''));
}

const change = z.object({
  entity: z.enum(ENTITIES),
  id: z.union([z.number().int(), z.string().regex(/^[\w.-]{1,64}$/)]).optional(),
});

/**
 * The editors' webhook: `POST {entity, id?}` with `Authorization: Bearer <secret>`. What the change touches is asked for again before
 * it is next shown, in every language, by every instance that shares Redis. Lists hold every item of an entity, so they are touched by each of its changes.
 */
async function answerRevalidate(exchange: Exchange): Promise<void> {
  const { site, request, response } = exchange;
  const secret = environment().REVALIDATE_SECRET;
  if (!secret || !isSameText(request.headers.authorization, `Bearer ${secret}`)) return sendPlain(response, 403, 'Forbidden');
  const given = change.safeParse(parseJson((await readRequestBody(exchange)).toString('utf8')));
  if (!given.success) return sendPlain(response, 422, z.prettifyError(given.error));
  const { entity, id } = given.data;
  await site.invalidation.announce([entity, ...(id === undefined ? [] : [`${entity}:${id}`])]);
  logger.info({ entity, id }, 'Content changed');
  sendPlain(response, 200, 'ok');
}

const MONTHS_AHEAD = 6;

/** Where to report a vulnerability (RFC 9116). It never expires while the site runs, and reads the same all month. */
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
