import { Readable } from 'node:stream';
import { errorResponse } from '@/lib/platform/http-messages';
import { MissingError } from '@/lib/platform/transport';
import { downloadPath, openDownload } from '@/lib/media/open-download';

/** Plain `next start` and `next dev` serve downloads here; otherwise the front does. */
export async function GET(request: Request): Promise<Response> {
  const address = new URL(request.url);
  const path = downloadPath(address);
  if (!path) return errorResponse(404);
  try {
    // The whole file, without conditions and ranges.
    const { status, headers, body } = await openDownload(address, path, {
      clientHeaders: {},
      signal: request.signal,
    });
    return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers });
  } catch (error) {
    if (error instanceof MissingError) return errorResponse(404);
    throw error;
  }
}
