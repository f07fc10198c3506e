import type { ServerResponse } from 'node:http';
import { sendPlain } from '../front/plain-response';

/** `/healthz`: the process lives. */
export function answerHealthz(response: ServerResponse): void {
  sendPlain(response, 200, 'ok');
}

/** `/readyz`: the site takes requests; 503 while it starts and while it stops. */
export function answerReadyz(response: ServerResponse, isReady: boolean): void {
  sendPlain(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
}
