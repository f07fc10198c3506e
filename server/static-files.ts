import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { finishPage, sendPage, weightOf, type FinishedPage } from './finished-page';
import { CLOSED_POLICY } from './security-headers';

const PREFIX = '/_next/static/';
const MEMORY_BYTES = 32 * 1024 * 1024;
/** The build puts a hash of the content into every name. */
const CACHING = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * The build's scripts and styles, compressed once and sent from memory. Only files found at the start exist: no path of a visitor
 * ever reaches the file system. Other kinds (fonts, pictures) are left to the framework.
 */
export class StaticFiles {
  readonly #files: Map<string, string>;
  readonly #finished = new LRUCache<string, FinishedPage>({ maxSize: MEMORY_BYTES, sizeCalculation: weightOf });

  constructor(buildFolder: string) {
    const folder = join(buildFolder, 'static');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TYPES[extname(name)]);
    this.#files = new Map(names.map((name) => [PREFIX + name.replaceAll('\\', '/'), join(folder, name)]));
  }

  /** True when the request was for one of the files and is answered. */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const file = this.#files.get(path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const finished = this.#finished.get(path) ?? (await this.#finish(path, file));
    sendPage(finished, request, response);
    return true;
  }

  async #finish(path: string, file: string): Promise<FinishedPage> {
    const headers = {
      'content-type': TYPES[extname(file)] ?? '',
      'cache-control': CACHING,
      'content-security-policy': CLOSED_POLICY,
      vary: 'Accept-Encoding',
    };
    const finished = await finishPage(200, headers, await readFile(file));
    this.#finished.set(path, finished);
    return finished;
  }
}
