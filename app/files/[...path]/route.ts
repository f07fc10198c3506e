import { createAgent, MissingError } from '@/lib/api/transport';
import { onGlobal } from '@/lib/global-instance';
import { logger } from '@/lib/logger';
import { attachment, downloadOf } from '@/lib/media/download';
import { limitedStream } from '@/lib/limited-stream';
import { openRemote } from '@/lib/media/remote-file';
import { remotePath } from '@/lib/media/remote-path';

const MAX_FILE_BYTES = 50 * 1024 * 1024;
const SILENCE_TIMEOUT = 10_000;
const WHOLE_TIMEOUT = 10 * 60 * 1000;
const MAX_SOCKETS = 16;
const RETRY_AFTER_SECONDS = '10';

const agent = onGlobal('file-agent', () => createAgent(MAX_SOCKETS, SILENCE_TIMEOUT));

/** Downloads from the API's host on our own origin: `/files/{path on the API’s host}?q={its own query}`. Always saved, never shown. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const path = remotePath(pathname, '/files');
  const download = path && downloadOf(path);
  if (!download) return plain(404, 'Not Found');
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WHOLE_TIMEOUT)]);
    const file = { path, query: searchParams.get('q') };
    const { headers, body } = await openRemote(file, { accept: '*/*', maxBytes: MAX_FILE_BYTES, dispatcher: agent, signal });
    const length = headers['content-length'];
    return new Response(limitedStream(body, MAX_FILE_BYTES), {
      headers: {
        'content-type': download.type,
        'content-disposition': attachment(download.name),
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=300',
        ...(typeof length === 'string' && !headers['content-encoding'] && { 'content-length': length }),
      },
    });
  } catch (error) {
    if (error instanceof MissingError) return plain(404, 'Not Found');
    logger.error({ file: path, reason: error instanceof Error ? error.message : String(error) }, 'File cannot be downloaded');
    return plain(503, 'Service Unavailable', { 'retry-after': RETRY_AFTER_SECONDS });
  }
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } });
}
