import type { ServerResponse } from 'node:http';

/** What the content API answered, whole. */
export interface Passed {
  status: number;
  type: string;
  body: Buffer;
}

export function send(response: ServerResponse, { status, type, body }: Passed): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}
