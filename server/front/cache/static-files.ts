import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { baseHeaders } from '../../http/security-headers';
import { compressText, type CodedBody } from '../../http/brotli';
import { cachedResponse, weightOf, type CachedResponse } from '../../http/cached-response';

const MEMORY_BYTES = 32 * 1024 * 1024;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const TEXT = /^text\/|json|svg/;

/**
 * Folders of static files, with their path and lifetime: names of the build contain a hash, public/
 * rarely changes.
 */
const FOLDERS = [
  {
    folder: join('.next', 'static'),
    prefix: '/_next/static/',
    caching: 'public, max-age=31536000, immutable',
  },
  {
    folder: 'public',
    prefix: '/',
    caching: 'public, max-age=604800, stale-while-revalidate=2592000',
  },
];

interface StaticFile {
  file: string;
  /** Path of the Brotli form, if the build has made one (scripts/pack-static.mjs). */
  packed: string | undefined;
  caching: string;
}

/**
 * The files of the build and of public/ found at the start, sent from memory. No requested path
 * reaches the file system.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: weightOf,
  });

  constructor(folders = FOLDERS) {
    for (const { folder, prefix, caching } of folders) {
      const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
      for (const name of names) {
        if (!(extname(name) in TYPES)) continue;
        const packed = names.has(`${name}.br`) ? join(folder, `${name}.br`) : undefined;
        this.#files.set(prefix + name.replaceAll('\\', '/'), {
          file: join(folder, name),
          packed,
          caching,
        });
      }
    }
  }

  readonly has = (path: string): boolean => this.#files.has(path);

  lookup(path: string): CachedResponse | undefined {
    return this.#responses.get(path);
  }

  async get(path: string): Promise<CachedResponse | undefined> {
    const found = this.#files.get(path);
    return found && (this.#responses.get(path) ?? this.#read(path, found));
  }

  async #read(path: string, { file, packed, caching }: StaticFile): Promise<CachedResponse> {
    const type = TYPES[extname(file)] ?? '';
    const isText = TEXT.test(type);
    const headers = {
      ...baseHeaders(),
      'content-type': type,
      'cache-control': caching,
      ...(isText && { vary: 'Accept-Encoding' }),
    };
    const body = await readFile(packed ?? file);
    const asRead: CodedBody = { body, coding: packed === undefined ? undefined : 'br' };
    const cached = cachedResponse(
      200,
      headers,
      isText && packed === undefined ? await compressText(body) : asRead,
    );
    this.#responses.set(path, cached);
    return cached;
  }
}
