import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../database/store';
import { drawDocument } from '../files/document';
import { drawings, drawingVersion } from './drawings';
import { rasterise } from './rasterise';

export interface MediaFile {
  bytes: Buffer;
  type: string;
  disposition?: string;
}

/** Each is asked for once or twice: the site keeps the sizes it shows. */
const mostBytesInMemory = 8 * 1024 * 1024;

/**
 * The images and documents the content names, made when first asked for. Made images are kept on disk, the latest used in
 * memory; two requests for the same one wait for one drawing.
 */
export class MediaLibrary {
  readonly #kept = new Map<string, MediaFile>();
  readonly #underWay = new Map<string, Promise<MediaFile | null>>();
  #keptBytes = 0;

  constructor(
    private readonly store: Store,
    private readonly directory: string,
  ) {}

  async find(path: string): Promise<MediaFile | null> {
    const kept = this.#kept.get(path);
    if (kept) {
      this.#kept.delete(path);
      this.#kept.set(path, kept);
      return kept;
    }
    const underWay = this.#underWay.get(path) ?? this.#make(path).finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, underWay);
    return underWay;
  }

  async #make(path: string): Promise<MediaFile | null> {
    const known = this.store.one<{ drawing: string; subject: string }>('SELECT drawing, subject FROM media WHERE path = ?', path);
    if (!known) return null;
    const file = known.drawing === 'document' ? drawDocument(path, known.subject) : await this.#image(known.drawing, known.subject);
    if (file) this.#keep(path, file);
    return file;
  }

  async #image(drawing: string, subject: string): Promise<MediaFile | null> {
    const plan = drawings.get(drawing);
    if (!plan) return null;
    const name = createHash('sha256').update(`${drawingVersion} ${drawing} ${subject}`).digest('hex').slice(0, 32);
    const cached = join(this.directory, `${name}.${plan.format}`);
    const type = `image/${plan.format}`;
    const onDisk = await readFile(cached).catch(() => null);
    if (onDisk) return { bytes: onDisk, type };
    const bytes = await rasterise(plan, plan.draw(subject));
    await this.#write(cached, bytes);
    return { bytes, type };
  }

  /** A full or read-only disk costs only the time of drawing again. */
  async #write(path: string, bytes: Buffer): Promise<void> {
    const unfinished = `${path}.${process.pid}.part`;
    try {
      await mkdir(this.directory, { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    } catch {
      // Served from memory all the same.
    }
  }

  #keep(path: string, file: MediaFile): void {
    this.#kept.set(path, file);
    this.#keptBytes += file.bytes.length;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#keptBytes <= mostBytesInMemory) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= bytes.length;
    }
  }
}
