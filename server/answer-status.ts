import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLetIn, sendUnlisted, wantsHtml } from './guarded';
import { refuseMethod } from './plain-answer';
import type { StatusSource } from './status';
import { readStatus, type Status } from './status-of-all';
import { statusPage } from './status-page';

export const STATUS_PATH = '/statusz';
const READ = ['GET', 'HEAD'];

/** The status, for whoever knows the token of the figures. */
export async function answerStatus(
  token: string | undefined,
  source: StatusSource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!READ.includes(request.method ?? '')) return refuseMethod({ request, response }, READ);
  if (isLetIn(token, request, response)) sendStatus(await readStatus(source), request, response);
}

/** A table for people, JSON for everybody else. */
export function sendStatus(status: Status, request: IncomingMessage, response: ServerResponse): void {
  if (wantsHtml(request)) sendUnlisted(response, 'html', statusPage(status));
  else sendUnlisted(response, 'json', `${JSON.stringify(status, null, 2)}\n`);
}
