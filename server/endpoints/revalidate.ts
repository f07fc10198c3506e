import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { ENTITIES } from '@/lib/api/entities';
import { logger } from '@/lib/runtime/logger';
import { sendPlain } from '../front/plain-response';
import { BodyTooLargeError, readBody } from '../front/request-body';
import { isSameSecret } from './authorize';

const MAX_BODY_BYTES = 4096;

const change = z.object({
  entity: z.enum(ENTITIES),
  id: z.union([z.number().int(), z.string().regex(/^[\w.-]{1,64}$/)]).optional(),
});

/**
 * The editors' webhook: `POST {entity, id?}` with `Authorization: Bearer <secret>`. What the change touches is asked for again before
 * it is next shown, in every language, by every instance that shares Redis. Lists hold every item of an entity, so they are touched by each of its changes.
 */
export async function answerRevalidate(
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
