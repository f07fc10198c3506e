import { createHash } from 'node:crypto';

/**
 * The hash of entity tags: of a body, and of anything else that distinguishes responses with that
 * body.
 */
export function contentHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
}

/**
 * Whether `If-None-Match` (RFC 9110, 13.1.2) names the entity tag of a response, or one that begins
 * so: the client has that response.
 */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  return (
    typeof ifNoneMatch === 'string' && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(tag))
  );
}
