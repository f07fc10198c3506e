import type { IncomingMessage } from 'node:http';

/** What a `Host` header may hold: a name or an address in brackets, and a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * A request's head is one that every server in front reads as we do: exactly one host, which only the oldest version of the protocol
 * may leave out, and a body framed by its length or in plain chunks.
 */
export function hasSafeFraming({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const framing = headers['transfer-encoding'];
  if (framing !== undefined && framing.toLowerCase() !== 'chunked') return false;
  let given = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') given += 1;
  }
  if (given === 0) return httpVersion === '1.0';
  return given === 1 && HOST.test(headers.host ?? '');
}
