import { createHash } from 'node:crypto';
import { INLINE_FOLDER, type ImagePath } from './image-address';
import { storeInlineImage } from './inline-image-store';

/** As much as a picture of the API's may have; what stands in a body takes memory with it. */
const MAX_BYTES = 6 * 1024 * 1024;
/** A transparent point, as pages use it that load their pictures later. */
const SPACER_BYTES = 100;

const START = 'data:image/';
/** What may stand between the start and the bytes. */
const HEAD = /^data:image\/[\w.+-]{1,40}(?:;[\w=-]{1,40}){0,4};base64,/i;
const NOT_BASE64 = /[^A-Za-z0-9+/=%\r\n]/g;
const PROBED = 300;

/** Whether a text may hold a picture; in JSON the slash may be escaped. */
export function mayHoldInlineImage(text: Buffer): boolean {
  return text.includes('data:image');
}

/**
 * An answer with each `data:` picture in its texts replaced by an address of ours (`/media/inline/{hash}`), under which the front answers it
 * in any width. The answer is changed in place: it has just been parsed, and is not shared yet.
 */
export function takeOutInlineImages(answer: unknown): unknown {
  if (typeof answer === 'string') return withoutInlineImages(answer);
  if (Array.isArray(answer)) {
    for (const [place, item] of answer.entries()) answer[place] = takeOutInlineImages(item);
  } else if (typeof answer === 'object' && answer !== null) {
    for (const [name, value] of Object.entries(answer)) {
      Object.defineProperty(answer, name, { value: takeOutInlineImages(value), writable: true, enumerable: true, configurable: true });
    }
  }
  return answer;
}

function withoutInlineImages(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf(START); at !== -1; at = text.indexOf(START, Math.max(from, at + 1))) {
    const head = HEAD.exec(text.slice(at, at + PROBED))?.[0];
    if (!head) continue;
    NOT_BASE64.lastIndex = at + head.length;
    const end = NOT_BASE64.exec(text)?.index ?? text.length;
    parts.push(text.slice(from, at), addressOf(text.slice(at + head.length, end)));
    from = end;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(from);
}

/** Empty for a spacer, which shows nothing. One that cannot be kept has an address of no picture: a reader sees that there was one. */
function addressOf(base64: string): string {
  const bytes = Buffer.from(base64.replaceAll(/%2b/gi, '+').replaceAll(/%2f/gi, '/').replaceAll(/%3d/gi, '='), 'base64');
  if (bytes.byteLength < SPACER_BYTES) return '';
  return bytes.byteLength > MAX_BYTES ? `/media${INLINE_FOLDER}too-large` : `/media${inlineImagePath(bytes)}`;
}

/** Keeps the bytes of a picture under their hash, and gives the path it has among pictures: for `mediaAddress` and `imageView`. */
export function inlineImagePath(bytes: Buffer): ImagePath {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  storeInlineImage(hash, bytes);
  return INLINE_FOLDER + hash;
}
