import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { invalidatedTags } from '@/lib/api/invalidated-tags';
import { registry } from '@/lib/runtime/metrics';
import { createContext, runInContext } from '@/lib/runtime/request-context';
import { CONTROL_PATHS, REQUEST_ID } from '../http/protocol';

const invalidation = z.object({ tags: z.array(z.string()), age: z.number() });

/** Handlers of the control paths. Each returns the body of a 200 response; other paths are 404. */
const ANSWERS: Record<string, (request: IncomingMessage) => unknown> = {
  [CONTROL_PATHS.health]: () => ({}),
  [CONTROL_PATHS.metrics]: () => registry.getMetricsAsJSON(),
  [CONTROL_PATHS.status]: async () => (await import('./renderer-status')).rendererStatus(),
  [CONTROL_PATHS.invalidate]: async (request) => {
    const { tags, age } = invalidation.parse(await json(request));
    invalidatedTags.invalidate(tags, performance.now() - age);
    return {};
  },
};

export async function answerControl(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = ANSWERS[request.url ?? ''];
  const context = createContext({ requestId: String(request.headers[REQUEST_ID] ?? '') });
  const body = answer && JSON.stringify(await runInContext(context, () => answer(request)));
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(body);
}
