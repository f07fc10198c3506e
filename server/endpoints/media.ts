import type { IncomingMessage, ServerResponse } from 'node:http';
import { getImage } from '@/lib/media/image-store';
import { imageType } from '@/lib/media/image-type';
import { allowedSize } from '@/lib/media/image-width';
import { remotePath } from '@/lib/media/remote-path';

const KEEP = 'public, max-age=86400, stale-while-revalidate=604800';
/** A missing picture may appear any moment; the page shows the placeholder meanwhile. */
const KEEP_ABSENT = 'public, max-age=30';
const RETRY_AFTER_SECONDS = '10';

/**
 * Pictures of the API's host on our own origin, resized: `/media/{path on the API’s host}?w={width or “social”}&q={its own query}`. Answered by the
 * front itself: a route handler costs the framework milliseconds, and a screen has a dozen pictures.
 */
export async function answerMedia(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const path = remotePath(pathname, '/media');
  const image = path && (await getImage({ path, query: searchParams.get('q') }, allowedSize(searchParams.get('w')), requestId));
  if (!image || image === 'absent') {
    response.writeHead(404, { 'cache-control': KEEP_ABSENT, 'content-length': 0 }).end();
    return;
  }
  if (image === 'failed') {
    response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS, 'content-length': 0 }).end();
    return;
  }
  const headers = { etag: image.etag, 'cache-control': KEEP };
  if (request.headers['if-none-match']?.includes(image.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-type': `image/${imageType(image.body) ?? 'webp'}`, 'content-length': image.body.byteLength });
  response.end(request.method === 'HEAD' ? undefined : image.body);
}
