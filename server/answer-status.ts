import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLetIn, sendUnlisted, wantsHtml } from './guarded';
import { refuseMethod } from './plain-answer';
import { readStatus, type StatusSource } from './status';
import { statusPage } from './status-page';

export const STATUS_PATH = '/statusz';
const READ = ['GET', 'HEAD'];

/** The status, for whoever knows the token of the figures. */
export function answerStatus(token: string | undefined, source: StatusSource, request: IncomingMessage, response: ServerResponse): void {
  if (!READ.includes(request.method ?? '')) return refuseMethod({ request, response }, READ);
  if (isLetIn(token, request, response)) sendStatus(source, request, response);
}

/** A table for people, JSON for everybody else. */
export function sendStatus(source: StatusSource, request: IncomingMessage, response: ServerResponse): void {
  const status = readStatus(source);
  if (wantsHtml(request)) sendUnlisted(response, 'html', statusPage(status));
  else sendUnlisted(response, 'json', `${JSON.stringify(status, null, 2)}\n`);
}
