import { mediaResponse } from '@/lib/media/image-store';

/** Pictures under plain `next start` and `next dev`; behind the front, the front answers them. */
export async function GET(request: Request): Promise<Response> {
  const { status, headers, body } = await mediaResponse(
    new URL(request.url),
    request.headers.get('if-none-match'),
    '',
  );
  return new Response(body, { status, headers });
}
