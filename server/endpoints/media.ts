import type { IncomingMessage, ServerResponse } from 'node:http';
import { mediaResponse } from '@/lib/media/media-response';

/** Answered by the front itself: a route handler costs the framework milliseconds, and a screen has a dozen pictures. */
export async function answerMedia(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const { status, headers, body } = await mediaResponse(address, request.headers['if-none-match'], requestId);
  response.writeHead(status, status === 304 ? headers : { ...headers, 'content-length': body?.byteLength ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : body);
}
