export type Encoding = 'br' | 'gzip' | 'identity';

/** One entry of the header: a coding of ours, by itself or with a weight that is not zero. `deploy/nginx.conf` reads it by the same rule. */
const ENTRY = /^(br|gzip)(?:\s*;\s*q=(?!0(?:\.0*)?$)[\d.]+)?$/i;

/** The best form of an answer that an `Accept-Encoding` header allows (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  let accepted: Encoding = 'identity';
  for (const entry of String(header ?? '').split(',')) {
    const coding = ENTRY.exec(entry.trim())?.[1]?.toLowerCase();
    if (coding === 'br') return 'br';
    if (coding === 'gzip') accepted = 'gzip';
  }
  return accepted;
}
