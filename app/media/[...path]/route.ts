import { mediaResponse } from '@/lib/media/image-store';

/** Plain `next start` and `next dev` serve pictures here; otherwise the front does. */
export async function GET(request: Request): Promise<Response> {
  const { status, headers, body } = await mediaResponse(
    new URL(request.url),
    request.headers.get('if-none-match'),
    '',
  );
  return new Response(body, { status, headers });
}
