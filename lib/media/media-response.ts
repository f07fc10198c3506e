import { matchesEntityTag } from '@/lib/runtime/entity-tag';
import { readMediaAddress, withQuery } from './image-address';
import { getImage } from './image-store';
import { imageType, remotePath } from './remote-file';

const KEEP = 'public, max-age=86400, stale-while-revalidate=604800';
/** A missing picture may appear at any time; the page shows the placeholder meanwhile. */
const KEEP_ABSENT = 'public, max-age=30';
const RETRY_AFTER_SECONDS = '10';

interface MediaResponse {
  status: 200 | 304 | 404 | 503;
  headers: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
}

/**
 * Answers a request for a picture of the API's host on our own origin, resized: `/media/{path on the API’s host}?s={signature}&q={its own
 * query}&w={width or “social”}`, with `h={host}` for one of IMAGE_HOSTS. An address that no page contains costs no call and is not stored.
 */
export async function mediaResponse(address: URL, ifNoneMatch: string | null | undefined, requestId: string): Promise<MediaResponse> {
  const path = remotePath(address.pathname, '/media');
  const wanted = path && readMediaAddress(address);
  if (!wanted) return { status: 404, headers: { 'cache-control': 'no-store' } };
  const image = await getImage(wanted.host + withQuery(path, address), wanted.size, requestId);
  if (image === 'absent') return { status: 404, headers: { 'cache-control': KEEP_ABSENT } };
  if (image === 'failed') return { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS } };
  const headers = { etag: image.etag, 'cache-control': KEEP };
  if (matchesEntityTag(ifNoneMatch, image.etag)) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'content-type': `image/${imageType(image.body) ?? 'webp'}` }, body: image.body };
}
