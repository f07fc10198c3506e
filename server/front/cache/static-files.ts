import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/platform/env';
import { FileStore } from '@/lib/platform/file-store';
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
const TEXT_TYPE = /^text\/|json|svg/;

const BUILD_PREFIX = '/_next/static/';
const BUILD_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/**
 * Folders of static files, with their path on the site and their lifetime in caches. The build's
 * files never change, since their names contain a hash; files in public/ rarely change.
 */
const FOLDERS = [
  { folder: join('.next', 'static'), prefix: BUILD_PREFIX, caching: BUILD_CACHE_CONTROL },
  {
    folder: 'public',
    prefix: '/',
    caching: 'public, max-age=604800, stale-while-revalidate=2592000',
  },
];

/**
 * After an upgrade, caches in front still serve pages of the earlier build, which need its files.
 * The files of the last builds are stored up to this size.
 */
const MAX_STORED_BYTES = 20 * 1024 * 1024;

const isBuildFile = (path: string): boolean =>
  path.startsWith(BUILD_PREFIX) && extname(path) in TYPES;

interface StaticFile {
  file: string;
  /** Path of the Brotli form, if the build has made one (scripts/pack-static.mjs). */
  brotliFile: string | undefined;
  caching: string;
}

/**
 * The files of the build and of public/ found at the start, and those of earlier builds in
 * DATA_DIR, sent from memory. No requested path reaches the file system.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: weightOf,
  });
  readonly #stored = new FileStore({
    folder: join(environment().DATA_DIR, 'static-files'),
    maxBytes: MAX_STORED_BYTES,
  });

  constructor(folders = FOLDERS) {
    for (const { folder, prefix, caching } of folders) {
      const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
      for (const name of names) {
        if (!(extname(name) in TYPES)) continue;
        const brotliFile = names.has(`${name}.br`) ? join(folder, `${name}.br`) : undefined;
        this.#files.set(prefix + name.replaceAll('\\', '/'), {
          file: join(folder, name),
          brotliFile,
          caching,
        });
      }
    }
  }

  readonly has = (path: string): boolean => this.#files.has(path) || isBuildFile(path);

  /** Stores the files of this build, for the time after the next upgrade. */
  async store(): Promise<void> {
    for (const [path, { file }] of this.#files)
      if (isBuildFile(path)) await this.#stored.set(path, await readFile(file), Infinity);
  }

  lookup(path: string): CachedResponse | undefined {
    return this.#responses.get(path);
  }

  async get(path: string): Promise<CachedResponse | undefined> {
    const cached = this.lookup(path);
    if (cached) return cached;
    const found = this.#files.get(path);
    if (found) {
      const { file, brotliFile, caching } = found;
      const coding = brotliFile === undefined ? undefined : 'br';
      return this.#respond(path, caching, { body: await readFile(brotliFile ?? file), coding });
    }
    const earlier = isBuildFile(path) ? await this.#stored.get(path) : undefined;
    return (
      earlier &&
      this.#respond(path, BUILD_CACHE_CONTROL, { body: earlier.value, coding: undefined })
    );
  }

  async #respond(path: string, caching: string, content: CodedBody): Promise<CachedResponse> {
    const type = TYPES[extname(path)] ?? '';
    const isText = TEXT_TYPE.test(type);
    const headers = {
      ...baseHeaders(),
      'content-type': type,
      'cache-control': caching,
      ...(isText && { vary: 'Accept-Encoding' }),
    };
    const isCompressed = !isText || content.coding !== undefined;
    const cached = cachedResponse(
      200,
      headers,
      isCompressed ? content : await compressText(content.body),
    );
    this.#responses.set(path, cached);
    return cached;
  }
}
