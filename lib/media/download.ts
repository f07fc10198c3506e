/** What may be downloaded through our origin, and what it is sent as: the API's own word for it counts for nothing. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

export interface Download {
  /** Name the file is saved under. */
  name: string;
  type: string;
}

/** Name and type of a file by its path; null when files of its kind are not offered. */
export function downloadOf(path: string): Download | null {
  const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  const extension = /\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  return type === undefined ? null : { name: safeName(name), type };
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
