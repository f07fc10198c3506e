import { createAgent, MalformedError, readBody, discard, send } from '@/lib/api/transport';
import { imageType } from '@/lib/media/image-type';
import { openRemote, remoteFileOf } from '@/lib/media/remote-file';
import { errorMessage } from '@/lib/runtime/error-message';
import type { Probe } from './reference-checks';

const AT_ONCE = 6;
const SILENCE = 8000;
const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
const MAX_FILE_BYTES = 200 * 1024 * 1024;

/** Pictures and files of the API's host, asked for as the site asks for them; and, on request, other sites. */
export function remoteProbes(): { image: Probe; file: Probe; elsewhere: Probe } {
  const dispatcher = createAgent(AT_ONCE, SILENCE);
  const open = (address: string, accept: string, maxBytes: number) => {
    return openRemote(remoteFileOf(address), { headers: { accept }, maxBytes, dispatcher, signal: AbortSignal.timeout(SILENCE) });
  };
  return {
    image: (address) =>
      faultOf(async () => {
        const bytes = await readBody(await open(address, 'image/*', MAX_IMAGE_BYTES), MAX_IMAGE_BYTES);
        if (imageType(bytes) === null) throw new MalformedError('not a JPEG, PNG, WebP, GIF or SVG picture');
      }),
    file: (address) => faultOf(async () => discard(await open(address, '*/*', MAX_FILE_BYTES))),
    elsewhere: (address) =>
      faultOf(async () => {
        const response = await send(address, { headers: { accept: 'text/html,*/*' }, dispatcher, signal: AbortSignal.timeout(SILENCE) });
        await discard(response);
        // Some sites turn machines away; their page is there all the same.
        if (response.statusCode >= 400 && ![401, 403, 405, 429, 503].includes(response.statusCode)) throw new Error(`status ${response.statusCode}`);
      }),
  };
}

async function faultOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}
