import type { ServerResponse } from 'node:http';

/** What the content API answered, whole. */
export interface Passed {
  status: number;
  type: string;
  body: Buffer;
}

/** Regardless of the media type, since PHP often declares JSON as HTML. Not pictures and files. */
export function isJson({ body }: Passed): boolean {
  return /^\s*[[{]/.test(body.subarray(0, 10).toString('latin1'));
}

export function send(response: ServerResponse, { status, type, body }: Passed): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length }).end(body);
}
