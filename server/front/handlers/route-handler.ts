import type { IncomingMessage } from 'node:http';
import { CONTACT_OUTCOME } from '@/lib/contact/outcome';
import { environment } from '@/lib/platform/env';
import { MAX_REQUEST_BYTES } from '@/lib/platform/http-messages';
import { createContext, runInContext } from '@/lib/platform/request-context';
import { joinHeaders, sendWhole } from '../../http/plain-response';
import type { Exchange } from '../site';
import { visitorAddress } from '../../../lib/platform/client-address';

/**
 * Runs a route handler of the application in the front, which is one process: its state serves all
 * renderers. `url` is the handler's path with its query.
 */
export async function answerInFront(
  exchange: Exchange,
  handler: (request: Request) => Promise<Response>,
  url: string,
): Promise<Response> {
  const { id, request } = exchange;
  const body = new Uint8Array(await readRequestBody(exchange));
  const forwarded = new Request(new URL(url, 'http://localhost'), {
    method: 'POST',
    headers: joinHeaders(request.headers),
    body,
  });
  const context = createContext({
    requestId: id,
    visitor: visitorAddress(request, environment().TRUST_PROXY),
  });
  return runInContext(context, () => handler(forwarded));
}

/** Sends a handler's response, without the headers meant for the front. */
export async function sendAnswer({ response }: Exchange, answer: Response): Promise<void> {
  const { [CONTACT_OUTCOME]: _outcome, ...headers } = Object.fromEntries(answer.headers);
  sendWhole(response, {
    status: answer.status,
    headers,
    body: new Uint8Array(await answer.arrayBuffer()),
  });
}

/**
 * Reads a request's body up to one byte above the limit, so that the caller can detect an excess.
 */
export async function readRequestBody({ request }: { request: IncomingMessage }): Promise<Buffer> {
  // One buffer of the largest size, since a body may arrive in pieces of one byte.
  const body = Buffer.allocUnsafe(MAX_REQUEST_BYTES + 1);
  let size = 0;
  // The end of the loop must not destroy the connection, which still carries the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.copy(body, size);
    if (size > MAX_REQUEST_BYTES) break;
  }
  return body.subarray(0, size);
}
