import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpError } from './errors';

/** A route's answer: a JSON value, or the bytes of a file. */
export type Reply =
  { status?: number; json: unknown } | { bytes: Buffer; type: string; disposition?: string };

const common = { 'X-Content-Type-Options': 'nosniff' };

export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  if ('json' in reply) {
    sendBody(request, response, reply.status ?? 200, Buffer.from(JSON.stringify(reply.json)), {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache, private',
      Vary: 'Accept-Language',
    });
    return;
  }
  const tag = `"${createHash('sha256').update(reply.bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Cache-Control': 'public, max-age=86400',
    ETag: tag,
    ...(reply.disposition ? { 'Content-Disposition': reply.disposition } : {}),
  };
  if (names(request.headers['if-none-match'], tag)) {
    response.writeHead(304, { ...common, ...headers });
    response.end();
    return;
  }
  sendBody(request, response, 200, reply.bytes, { ...headers, 'Content-Type': reply.type });
}

export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: HttpError,
): void {
  const body = { message: error.message, ...(error.errors ? { errors: error.errors } : {}) };
  sendBody(request, response, error.status, Buffer.from(JSON.stringify(body)), {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, private',
    ...error.headers,
  });
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Buffer,
  headers: Record<string, string>,
): void {
  response.writeHead(status, { ...common, ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function names(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === tag || candidate.trim() === '*');
}
