import type { IncomingMessage, ServerResponse } from 'node:http';
import { getImage } from '@/lib/media/image-store';
import { readMediaAddress } from '@/lib/media/image-address';
import { imageType } from '@/lib/media/image-type';
import { remotePath } from '@/lib/media/remote-path';

const KEEP = 'public, max-age=86400, stale-while-revalidate=604800';
/** A missing picture may appear any moment; the page shows the placeholder meanwhile. */
const KEEP_ABSENT = 'public, max-age=30';
const RETRY_AFTER_SECONDS = '10';

/**
 * Pictures of the API's host on our own origin, resized: `/media/{path on the API’s host}?s={signature}&q={its own query}&w={width or “social”}`, with
 * `h={host}` for one of IMAGE_HOSTS. An address that no page gave costs no call and is not kept. Answered by the front itself: a route handler costs the framework
 * milliseconds, and a screen has a dozen pictures.
 */
export async function answerMedia(requestId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '', 'http://localhost');
  const path = remotePath(address.pathname, '/media');
  const wanted = path && readMediaAddress(address);
  if (!wanted) {
    response.writeHead(404, { 'cache-control': 'no-store', 'content-length': 0 }).end();
    return;
  }
  const image = await getImage({ path, query: wanted.query, host: wanted.host }, wanted.size, requestId);
  if (image === 'absent') {
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
