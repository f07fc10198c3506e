import type { ServerResponse } from 'node:http';

/** What the content API answered, whole. */
export interface Passed {
  status: number;
  type: string;
  body: Buffer;
}

/** Whatever it calls itself: PHP often says HTML of its JSON. Pictures and files are none. */
export function isJson({ body }: Passed): boolean {
  return /^\s*[[{]/.test(body.subarray(0, 10).toString('latin1'));
}

export function send(response: ServerResponse, { status, type, body }: Passed): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}
