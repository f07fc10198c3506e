import { environment } from '@/lib/runtime/env';
import { createContext, runInContext } from '@/lib/runtime/request-context';
import { joinHeaders, sendWhole } from '../http/plain-response';
import { readRequestBody } from '../http/request-body';
import type { Exchange } from '../front/site';
import { visitorAddress } from '../http/visitor-address';
import { CONTACT_OUTCOME } from '../http/protocol';

/**
 * Runs a route handler of the application in the front: its state is shared by all renderers, and it renders nothing. `url`: the
 * handler's address, with its query.
 */
export async function answerInFront(exchange: Exchange, handler: (request: Request) => Promise<Response>, url: string): Promise<Response> {
  const { id, request } = exchange;
  const body = new Uint8Array(await readRequestBody(exchange));
  const forwarded = new Request(new URL(url, 'http://localhost'), { method: 'POST', headers: joinHeaders(request.headers), body });
  const context = createContext({ requestId: id, visitor: visitorAddress(request, environment().TRUST_PROXY) });
  return runInContext(context, () => handler(forwarded));
}

/** Sends a handler's response, without the headers meant for the front. */
export async function sendAnswer({ response }: Exchange, answer: Response): Promise<void> {
  const { [CONTACT_OUTCOME]: _outcome, ...headers } = Object.fromEntries(answer.headers);
  sendWhole(response, { status: answer.status, headers, body: new Uint8Array(await answer.arrayBuffer()) });
}
