import type { ServerResponse } from 'node:http';
import { joinHeaders, sendWhole, type CollectedResponse } from '../http/plain-response';

const OVERRIDDEN = ['write', 'end', 'writeHead', 'flushHeaders'] as const;

/**
 * Collects what is written to a response until it ends, so that status, headers and body can still
 * be changed. The promise then resolves, and `response` can be written to as usual. Rejects when
 * the connection closes first.
 */
export function collectResponse(response: ServerResponse): Promise<CollectedResponse> {
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string')
      chunks.push(
        Buffer.from(
          chunk,
          typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
        ),
      );
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const callBack = (args: unknown[]): void => {
    const callback = args.find((argument) => typeof argument === 'function');
    if (typeof callback === 'function')
      process.nextTick(() => void Reflect.apply(callback, undefined, []));
  };
  return new Promise((resolve, reject) => {
    response.once('close', () => reject(new Error('The response was broken off')));
    response.flushHeaders = (): void => undefined;
    response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
      response.statusCode = status;
      const given = rest.find((argument) => typeof argument === 'object' && argument !== null);
      for (const [name, value] of Object.entries(given ?? {}))
        response.setHeader(name, String(value));
      return response;
    };
    response.write = (chunk: unknown, ...rest: unknown[]): boolean => {
      collect(chunk, rest[0]);
      callBack(rest);
      return true;
    };
    response.end = (...args: unknown[]): ServerResponse => {
      collect(args[0], args[1]);
      callBack(args);
      // The methods of its class apply again.
      for (const name of OVERRIDDEN) Reflect.deleteProperty(response, name);
      resolve({
        status: response.statusCode,
        headers: joinHeaders(response.getHeaders()),
        body: Buffer.concat(chunks),
      });
      return response;
    };
  });
}

/** Sends a response made from a collected one, with exactly its own headers. */
export function sendCollected(response: ServerResponse, collected: CollectedResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  sendWhole(response, collected);
}
