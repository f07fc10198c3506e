import { imagePath } from './image-address';

/** Address on our own origin of a file of the API; null when the record names none. Only the path counts, as for images. */
export function fileAddress(value: string): string | null {
  const path = imagePath(value, '/');
  if (!path) return null;
  const [pathname = '', query] = path.split('?');
  return `/files${pathname}${query ? `?${new URLSearchParams({ q: query }).toString()}` : ''}`;
}

/** The file's own name, decoded, as it is shown and saved. */
export function fileName(value: string): string {
  const last = (imagePath(value, '/') ?? '').split('?')[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/[\p{Cc}/\\]+/gu, ' ');
  } catch {
    return last;
  }
}

/** `PDF`, `DOCX` … of a file name; empty when it has no extension. */
export function fileType(name: string): string {
  return /[^.]\.([a-z\d]{1,5})$/i.exec(name)?.[1]?.toUpperCase() ?? '';
}
