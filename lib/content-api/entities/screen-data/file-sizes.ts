import { z } from 'zod';
import { apiCircuit } from '@/lib/content-api/circuit-breaker';
import { loadedResponse, type LoadedResponse } from '@/lib/content-api/cache-entries';
import { cached } from '@/lib/content-api/data-cache';
import { remoteFileOf } from '@/lib/media/image-address';
import { remoteAddress } from '@/lib/media/remote-file';
import { createLimit } from '@/lib/platform/limit';
import { errorMessage, logger } from '@/lib/platform/logger';
import { isMissingStatus } from '@/lib/platform/http-messages';
import { addDependency, processSingleton } from '@/lib/platform/request-context';
import { discardBody, sendRequest, UnavailableError } from '@/lib/platform/transport';
import { withTimeout } from '@/lib/platform/wait';

const TIMEOUT = 2000;
const limit = processSingleton('file-sizes-limit', () => createLimit(4));

/** The host's answer about a file: its size, or that it is missing. Null: unknown. */
const factsSchema = z.object({ bytes: z.number().nullable(), isMissing: z.boolean() }).nullable();
type FileFacts = NonNullable<z.infer<typeof factsSchema>>;
const UNKNOWN: FileFacts = { bytes: null, isMissing: false };

/** Adds the sizes that arrive in time, and removes the addresses of missing files. */
export async function addFileSizes<File extends { href: string | null }>(
  files: File[],
  tags: string[] = [],
): Promise<(File & { bytes: number | null })[]> {
  return Promise.all(
    files.map(async (file) => {
      const { bytes, isMissing } = file.href === null ? UNKNOWN : await fileFacts(file.href, tags);
      return { ...file, bytes, href: isMissing ? null : file.href };
    }),
  );
}

/**
 * Asks for a file with a HEAD request, and caches the answer. An answer that is late is used by the
 * next rendering.
 */
async function fileFacts(href: string, tags: string[]): Promise<FileFacts> {
  const address = apiFileAddress(href);
  if (!address) return UNKNOWN;
  const key = `file ${address}`;
  const readFacts = () =>
    cached({
      key,
      tags,
      parse: (body) => factsSchema.parse(body) ?? undefined,
      load: () => limit(() => requestFacts(address)),
    });
  const facts = await withTimeout(readFacts()).catch((error: unknown) => {
    logger.debug({ file: address, reason: errorMessage(error) }, 'Size of a file is not known');
    return null;
  });
  // A late answer makes the page render again.
  addDependency(key, async () => (await readFacts().catch(() => null))?.etag === facts?.etag);
  return facts?.value ?? UNKNOWN;
}

/** Null for a file on another host: no request is sent there. */
function apiFileAddress(href: string): string | null {
  return href.startsWith('/files/')
    ? remoteAddress(remoteFileOf(new URL(href, 'http://own.invalid')))
    : null;
}

/** Statuses below 500 are answers; timeouts and errors of the host are retried soon. */
async function requestFacts(address: string): Promise<LoadedResponse<FileFacts>> {
  if (apiCircuit().isOpen) throw new UnavailableError('circuit open');
  const response = await sendRequest(address, {
    method: 'HEAD',
    headers: { accept: '*/*' },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await discardBody(response);
  const { statusCode, headers } = response;
  if (statusCode >= 500) throw new UnavailableError(`status ${statusCode}`, { status: statusCode });
  const bytes = statusCode === 200 ? contentLength(headers) : null;
  const facts =
    bytes === null && !isMissingStatus(statusCode)
      ? null
      : { bytes, isMissing: isMissingStatus(statusCode) };
  return loadedResponse(facts, facts ?? undefined);
}

/** The file's length; null for a compressed response, and for an HTML page in its place. */
function contentLength(headers: Record<string, string | string[] | undefined>): number | null {
  const length = headers['content-length'];
  if (
    typeof length !== 'string' ||
    headers['content-encoding'] ||
    /^text\/html\b/i.test(String(headers['content-type'] ?? ''))
  )
    return null;
  const bytes = Number(length);
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
}
