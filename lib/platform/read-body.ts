/** Reads a whole body; stops at the limit and returns null. */
export async function readBounded(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer | null> {
  const received: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    received.push(chunk);
  }
  return Buffer.concat(received);
}

/** Reads a request's body as text; null if it exceeds the limit. */
export async function readRequestText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  return (await readBounded(request.body ?? [], maxBytes))?.toString('utf8') ?? null;
}

/**
 * Parses JSON, even after a byte-order mark. Invalid text gives undefined, because the parser's
 * error would quote it.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}
