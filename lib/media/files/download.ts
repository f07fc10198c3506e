/** Kinds that readers know, and what they are sent as: the API's own word for it counts for nothing. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['odp', 'application/vnd.oasis.opendocument.presentation'],
  ['odg', 'application/vnd.oasis.opendocument.graphics'],
  ['rtf', 'application/rtf'],
  ['csv', 'text/csv; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['epub', 'application/epub+zip'],
  ['zip', 'application/zip'],
  ['rar', 'application/vnd.rar'],
  ['7z', 'application/x-7z-compressed'],
  ['gz', 'application/gzip'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
]);
/** Of any other file; no browser opens it. */
const UNKNOWN_TYPE = 'application/octet-stream';

export interface Download {
  /** Name the file is saved under. */
  name: string;
  type: string;
}

/** Name and type of a file by its path. */
export function downloadOf(path: string): Download {
  return { name: safeName(nameOf(path)), type: typeOf(path) ?? UNKNOWN_TYPE };
}

/** A path that can hardly be anything but a file, to judge by its ending. */
export function isKnownKind(path: string): boolean {
  return typeOf(path) !== undefined;
}

function nameOf(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}

function typeOf(path: string): string | undefined {
  return TYPES.get(/\.([a-z\d]{1,5})$/i.exec(nameOf(path))?.[1]?.toLowerCase() ?? '');
}

/** A name no system stumbles over: no signs with a meaning in paths, no marks that reverse how it reads. */
function safeName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '-').slice(-150);
}

/** `Content-Disposition` of a download (RFC 6266, RFC 5987): plain ASCII for old browsers, the true name for the others. */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]+/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
