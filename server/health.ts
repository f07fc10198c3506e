import type { ServerResponse } from 'node:http';
import { sendPlain } from './plain-answer';

/** `/healthz`: the process lives. `/readyz`: it takes visitors; 503 while it starts and while it drains. */
export function answerHealth(path: string, isReady: boolean, response: ServerResponse): boolean {
  if (path === '/healthz') sendPlain(response, 200, 'ok');
  else if (path === '/readyz') sendPlain(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
  else return false;
  return true;
}
