import type { ServerResponse } from 'node:http';
import { CLOSED_POLICY } from './security-headers';

/** A short answer without a screen: limits, redirects, health. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.setHeader('content-security-policy', CLOSED_POLICY);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.writeHead(status);
  response.end(text && `${text}\n`);
}
