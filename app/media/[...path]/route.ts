import { getImage } from '@/lib/media/image-store';
import { imageType } from '@/lib/media/image-type';
import { allowedSize } from '@/lib/media/image-width';
import { remotePath } from '@/lib/media/remote-path';

const KEEP = 'public, max-age=86400, stale-while-revalidate=604800';
/** A missing picture may appear any moment; the page shows the placeholder meanwhile. */
const KEEP_ABSENT = 'public, max-age=30';
const RETRY_AFTER_SECONDS = '10';

/** Pictures of the API's host on our own origin, resized: `/media/{path on the API’s host}?w={width or “social”}&q={its own query}`. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = remotePath(pathname, '/media');
  const image = path && (await getImage({ path, query: searchParams.get('q') }, allowedSize(searchParams.get('w'))));
  if (!image || image === 'absent') return new Response(null, { status: 404, headers: { 'cache-control': KEEP_ABSENT } });
  if (image === 'failed') return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_SECONDS } });
  const headers = { etag: image.etag, 'cache-control': KEEP };
  if (request.headers.get('if-none-match')?.includes(image.etag)) return new Response(null, { status: 304, headers });
  return new Response(image.body, {
    headers: { ...headers, 'content-type': `image/${imageType(image.body) ?? 'webp'}`, 'content-length': String(image.body.byteLength) },
  });
}
