import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

/** A short answer without a screen: limits, redirects, health. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  const body = text && `${text}\n`;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(body));
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.writeHead(status);
  response.end(body);
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Refuses a request. A body that is not read ends the connection, so that it is never parsed as the next request. */
export function refuse({ request, response }: Call, status: number): void {
  if (request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0)
    response.setHeader('connection', 'close');
  sendPlain(response, status, STATUS_CODES[status] ?? '');
}

export function refuseMethod(call: Call, allowed: readonly string[]): void {
  call.response.setHeader('allow', allowed.join(', '));
  refuse(call, 405);
}
