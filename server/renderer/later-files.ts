import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that pages ask for, of the build; its name has the hash of its content. */
export interface LaterFile {
  address: string;
  content: Buffer;
}

const DIGEST_CHARACTERS = 12;

export function laterFile(content: Buffer, extension: string): LaterFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_CHARACTERS);
  return { address: `/_next/static/later/${hash}.${extension}`, content };
}

/** lib/browser/deferred-hydration, as scripts/build-server has bundled it. */
export function loaderFile(): LaterFile {
  return laterFile(readFileSync(join('dist', 'deferred-hydration.js')), 'js');
}
