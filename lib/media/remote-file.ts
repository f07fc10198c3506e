import type { Dispatcher } from 'undici';
import {
  apiBaseUrl,
  expectOk,
  MissingError,
  sendRequest,
  type SendOptions,
} from '@/lib/platform/transport';
import { environment } from '@/lib/platform/env';
import { tryDecodeUri } from '@/lib/platform/parse-url';
import { encodePath, splitImagePath, type ImagePath } from './image-address';
import { imageOrigin } from './image-hosts';

/** A file of the API or of IMAGE_HOSTS; redirects are not followed. */
export async function openRemote(
  file: ImagePath,
  options: Omit<SendOptions, 'method' | 'body'>,
): Promise<Dispatcher.ResponseData> {
  const address = remoteAddress(file);
  if (!address) throw new MissingError('an address that may not be asked for');
  const response = await sendRequest(address, options);
  if (!ANSWERS_TO_HEADERS.includes(response.statusCode)) await expectOk(response);
  return response;
}

/** 304 answers a condition, 206 and 416 answer a range. */
const ANSWERS_TO_HEADERS = [304, 206, 416];

const MAX_PATH_LENGTH = 1024;
const MAX_QUERY_LENGTH = 2048;
/**
 * The folder of the API's calls, which holds no files. For some servers, the folder's name ends at
 * a `;` or `?`.
 */
const API_FOLDER = /^api(?:[;?]|$)/;

/**
 * The address of a picture or file on the API's host or one of IMAGE_HOSTS; null for any other.
 * Cached pages may name a host that the configuration no longer names.
 */
export function remoteAddress(file: ImagePath): string | null {
  const { host, pathname, query } = splitImagePath(file);
  if (query.length > MAX_QUERY_LENGTH || /[\p{Cc}#\s]/u.test(query)) return null;
  if (host !== '') return imageOrigin(new URL(host)) === host ? file : null;
  const path = remotePath(pathname);
  return (
    path &&
    new URL(apiBaseUrl()).origin + baseFolder() + pathBelowBase(path) + (query && `?${query}`)
  );
}

/**
 * The encoded path of a file on the API's host. Null for calls of the API, `.` and `..`, hidden
 * files, empty segments, and segments with slashes or control characters, however often these are
 * encoded.
 */
export function remotePath(pathname: string): ImagePath | null {
  if (!pathname.startsWith('/') || pathname.length > MAX_PATH_LENGTH) return null;
  if (!pathname.slice(1).split('/').every(isFileName)) return null;
  const path = encodePath(pathname);
  return path === null || API_FOLDER.test(firstFolder(path)) ? null : path;
}

/** A name may contain a literal `%`. */
function isFileName(segment: string): boolean {
  const name = decodeFully(segment)?.normalize('NFKC') ?? '';
  return name !== '' && !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name);
}

/** A segment decoded until nothing changes; null if the first decoding fails. */
function decodeFully(segment: string): string | null {
  let current = tryDecodeUri(segment);
  for (let pass = 1; pass < 8 && current !== null; pass += 1) {
    const next: string = tryDecodeUri(current) ?? current;
    if (next === current) return current;
    current = next;
  }
  return null;
}

/** The first folder below the base address of the API, in lower case and fully decoded. */
export function firstFolder(path: ImagePath): string {
  const [, first = ''] = pathBelowBase(path).split('/');
  return (decodeFully(first) ?? first).normalize('NFKC').toLowerCase();
}

/**
 * Returns the path relative to the API's base address. The given path may already begin with the
 * folder of that address.
 */
function pathBelowBase(path: ImagePath): string {
  const folder = baseFolder();
  return folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
}

const baseFolder = (): string =>
  new URL(environment().API_BASE_URL ?? 'http://embedded.invalid').pathname.replace(/\/$/, '');
