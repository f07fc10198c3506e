import { environment } from '@/lib/runtime/env';
import { createContext, runInContext } from '@/lib/runtime/request-context';
import { readBody } from '../front/request-body';
import type { Exchange } from '../front/site';
import { visitorAddress } from '../front/visitor-address';
import { CONTACT_OUTCOME } from '../renderer/protocol';

/**
 * Runs a route handler of the application in the front: what it remembers concerns every renderer, and it needs none. `url` is the handler's address, with its
 * query.
 */
export async function answerInFront(exchange: Exchange, handler: (request: Request) => Promise<Response>, url: string): Promise<Response> {
  const { id, request } = exchange;
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = new Uint8Array(await readBody(exchange));
  const forwarded = new Request(new URL(url, 'http://localhost'), { method: 'POST', headers, body });
  const context = createContext({ requestId: id, visitor: visitorAddress(request, environment().TRUST_PROXY) });
  return runInContext(context, () => handler(forwarded));
}

/** Sends a handler's answer, without what it says to the front. */
export async function sendAnswer({ response }: Exchange, answer: Response): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  answer.headers.delete(CONTACT_OUTCOME);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.status !== 204) response.setHeader('content-length', body.length);
  response.writeHead(answer.status).end(body);
}
