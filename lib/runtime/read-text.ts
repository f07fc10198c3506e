/** The whole of a body; null when it is larger than the limit, at which reading stops. */
export async function readBounded(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer | null> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    read.push(chunk);
  }
  return Buffer.concat(read);
}

/** A request's body as text; null when it is larger than the limit. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  return (await readBounded(request.body ?? [], maxBytes))?.toString('utf8') ?? null;
}

/**
 * The value of a JSON text; undefined for an invalid one. No error: the parser's message quotes the
 * text, which may be a visitor's.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}
