/** Formats we decode, by their first bytes; what a server calls a file counts for nothing. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'svg';

const SIGNATURES: { type: ImageType; matches: (start: string) => boolean }[] = [
  { type: 'jpeg', matches: (start) => start.startsWith('\u00FF\u00D8\u00FF') },
  { type: 'png', matches: (start) => start.startsWith('\u0089PNG\r\n\u001A\n') },
  { type: 'gif', matches: (start) => /^GIF8[79]a/.test(start) },
  { type: 'webp', matches: (start) => /^RIFF[^]{4}WEBP/.test(start) },
];

export function imageType(bytes: Uint8Array): ImageType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return SIGNATURES.find(({ matches }) => matches(start))?.type ?? (isSvg(bytes) ? 'svg' : null);
}

/** What may stand in front of the drawing: declarations, comments, a document type. */
const PROLOGUE_BYTES = 4096;

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES)).trimStart();
  return /^<(?:[?!]|svg[\s>])/.test(start) && !/^<!doctype html/i.test(start) && /<svg[\s>]/.test(start);
}
