import type { ContentReport } from '@/lib/content-report/report';
import type { RouteName } from '@/lib/routes/table';
import type { Exchange } from '../front/request-handler';
import { answerContentReport } from './content-report';
import { answerFile } from './files';
import { answerMetrics, type MetricsSource } from './metrics';
import { sendPlain } from '../front/plain-response';
import { answerStatus, type StatusSource } from './status';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaResponse } from '@/lib/media/media-response';
import { z } from 'zod';
import { ENTITIES } from '@/lib/api/cache/invalidated-tags';
import { logger } from '@/lib/runtime/logger';
import { BodyTooLargeError, readBody } from '../front/request-body';
import { isSameSecret } from './operator-pages';
import { LOCALES } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import { environment } from '@/lib/runtime/env';
import { siteAddress } from '@/lib/site-address';
import { routes } from '@/lib/routes/links';

export interface EndpointOptions {
  revalidateSecret: string | undefined;
  metricsToken: string | undefined;
  editorsToken: string | undefined;
  isReady: () => boolean;
  metrics: MetricsSource;
  status: StatusSource;
  /** Makes data with these tags be asked for again, here and in every instance that shares Redis. */
  invalidate: (tags: string[]) => Promise<void>;
  /** The content report of the last minutes; null while one is being made. */
  contentReport: (requestId: string) => Promise<ContentReport | null>;
}

type Endpoint = (exchange: Exchange, options: EndpointOptions) => Promise<void> | void;

/** Routes that the front answers without rendering (`front` in the route table). */
export const ENDPOINTS: Partial<Record<RouteName, Endpoint>> = {
  media: ({ id, request, response }) => answerMedia(id, request, response),
  files: ({ id, request, response }) => answerFile(id, request, response),
  /** The process lives. */
  healthz: ({ response }) => sendPlain(response, 200, 'ok'),
  /** The site takes requests; not while it starts and while it stops. */
  readyz: ({ response }, { isReady }) => sendPlain(response, isReady() ? 200 : 503, isReady() ? 'ready' : 'not ready'),
  metrics: ({ request, response }, { metricsToken, metrics }) => answerMetrics(metricsToken, metrics, request, response),
  status: ({ request, response }, { metricsToken, status }) => answerStatus(metricsToken, status, request, response),
  contentReport: ({ id, request, response }, { editorsToken, contentReport }) =>
    answerContentReport(editorsToken, () => contentReport(id), request, response),
  revalidate: ({ request, response }, { revalidateSecret, invalidate }) => answerRevalidate(revalidateSecret, invalidate, request, response),
  securityTxt: ({ response }) => sendSecurityTxt(response),
};

/** Answered by the front itself: a route handler costs the framework milliseconds, and a screen has a dozen pictures. */
export async function answerMedia(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const { status, headers, body } = await mediaResponse(address, request.headers['if-none-match'], requestId);
  response.writeHead(status, status === 304 ? headers : { ...headers, 'content-length': body?.byteLength ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const MAX_BODY_BYTES = 4096;

const change = z.object({
  entity: z.enum(ENTITIES),
  id: z.union([z.number().int(), z.string().regex(/^[\w.-]{1,64}$/)]).optional(),
});

/**
 * The editors' webhook: `POST {entity, id?}` with `Authorization: Bearer <secret>`. What the change touches is asked for again before
 * it is next shown, in every language, by every instance that shares Redis. Lists hold every item of an entity, so they are touched by each of its changes.
 */
async function answerRevalidate(
  secret: string | undefined,
  invalidate: (tags: string[]) => Promise<void>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!secret || !isSameSecret(request.headers.authorization, `Bearer ${secret}`)) return sendPlain(response, 403, 'Forbidden');
  const given = change.safeParse(await readJson(request));
  if (!given.success) return sendPlain(response, 422, z.prettifyError(given.error));
  const { entity, id } = given.data;
  await invalidate([entity, ...(id === undefined ? [] : [`${entity}:${id}`])]);
  logger.info({ entity, id }, 'Content changed');
  sendPlain(response, 200, 'ok');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse((await readBody(request, MAX_BODY_BYTES)).toString('utf8'));
  } catch (error) {
    if (error instanceof BodyTooLargeError || error instanceof SyntaxError) return null;
    throw error;
  }
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

function sendSecurityTxt(response: ServerResponse): void {
  response.setHeader('cache-control', 'public, max-age=86400');
  sendPlain(response, 200, securityTxt(new Date()));
}
