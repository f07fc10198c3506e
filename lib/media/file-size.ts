import { z } from 'zod';
import { cached, type Loaded } from '@/lib/api/cache/cached';
import { apiBase, createAgent, discard, send, UnavailableError } from '@/lib/api/transport';
import { apiCircuit } from '@/lib/api/api-circuit';

import { onGlobal } from '@/lib/runtime/global-instance';
import { logger } from '@/lib/runtime/logger';
import { withTimeout } from '@/lib/with-timeout';
import { dependOn } from '@/lib/runtime/request-context';
import { downloadOf } from './download';
import { remoteAddress, remotePath } from './remote-path';

const MAX_SOCKETS = 4;
const TIMEOUT = 2000;

const size = z.number();
const agent = onGlobal('file-size-agent', () => createAgent(MAX_SOCKETS, TIMEOUT));

/** The same files, each with its size where the host that holds it says so, and says it soon. */
export async function withSizes<File extends { href: string }>(files: File[]): Promise<(File & { bytes: number | null })[]> {
  return Promise.all(files.map(async (file) => ({ ...file, bytes: await fileSize(file.href) })));
}

/**
 * Bytes of a file at an address of ours (`/files/…`), as the host that holds it announces them; null when it does not, or not soon. The
 * API's records do not say it, so the host is asked once, without the file itself, and its answer kept like any other of the API's. A
 * page waits for it as little as for any extra: what comes late stands on the next one.
 */
async function fileSize(href: string): Promise<number | null> {
  const address = addressOf(href);
  if (!address) return null;
  const bytes = await readSize(address);
  // What comes later than the page is a reason to render it again.
  dependOn(`size ${address}`, async () => (await readSize(address)) === bytes);
  return bytes;
}

async function readSize(address: string): Promise<number | null> {
  try {
    const answer = await withTimeout(cached({ key: `size ${address}`, tags: [], parse: (body) => size.parse(body), load: () => ask(address) }));
    return answer?.value ?? null;
  } catch (error) {
    logger.debug({ file: address, reason: error instanceof Error ? error.message : String(error) }, 'Size of a file is not known');
    return null;
  }
}

/** Null for a file on another host, which is not asked. */
function addressOf(href: string): string | null {
  if (!href.startsWith('/')) return null;
  const { pathname, searchParams } = new URL(href, 'http://own.invalid');
  const path = remotePath(pathname, '/files');
  return path && downloadOf(path) ? remoteAddress(apiBase(), path, searchParams.get('q')) : null;
}

/** A refusal is an answer too; only silence and faults of the host are worth asking again soon. */
async function ask(address: string): Promise<Loaded<number>> {
  if (apiCircuit().isOpen) throw new UnavailableError('circuit open');
  const response = await send(address, { method: 'HEAD', headers: { accept: '*/*' }, dispatcher: agent, signal: AbortSignal.timeout(TIMEOUT) });
  await discard(response);
  if (response.statusCode >= 500) throw new UnavailableError(`status ${response.statusCode}`, { status: response.statusCode });
  const bytes = response.statusCode === 200 ? announced(response.headers) : null;
  return { body: bytes, value: bytes ?? undefined };
}

/** Not the length of a compressed answer, nor of a page of words instead of the file. */
function announced(headers: Record<string, string | string[] | undefined>): number | null {
  const length = headers['content-length'];
  if (typeof length !== 'string' || headers['content-encoding'] || /^text\/html\b/i.test(String(headers['content-type'] ?? ''))) return null;
  const bytes = Number(length);
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
}
