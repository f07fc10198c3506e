import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '@/lib/env';
import type { Rendering } from './rendering/calls';
import { readAtMost } from './request-body';
import { visitorAddress } from './visitor-address';

/** Headers by which the framework talks to itself: from a visitor they are at best a mistake. Route handlers need none of them. */
const FRAMEWORK_HEADERS = /^(?:x-(?!forwarded-for$)|next-|rsc$|content-security-policy)/;
/** No route handler takes more. One more byte is read, so that it sees what is too much. */
const MAX_BODY_BYTES = 16 * 1024;
/** What is said of one connection is not handed on. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

interface Call {
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** Route handlers answer for themselves, with our headers in front. */
export async function passOn(rendering: Pick<Rendering, 'handle'>, { id, request, response }: Call): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = method === 'POST' ? await readAtMost(request, MAX_BODY_BYTES + 1) : undefined;
  if (body && body.length > MAX_BODY_BYTES) response.setHeader('connection', 'close');
  const visitor = visitorAddress(request, environment().TRUST_PROXY);
  const answer = await rendering.handle({ method, url, headers: headersOf(request), body, visitor }, id);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (!OF_THE_CONNECTION.has(name)) response.setHeader(name, value);
  }
  if (method !== 'HEAD' && answer.status !== 204) response.setHeader('content-length', answer.body.length);
  response.writeHead(answer.status);
  response.end(method === 'HEAD' ? undefined : answer.body);
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !FRAMEWORK_HEADERS.test(name)) known[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return known;
}
