/** Reads a whole body; stops at the limit and returns null. */
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

/** Reads a request's body as text; null if it exceeds the limit. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
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

/** Schemas and serialisation recurse for each level; the contract's answers have far fewer. */
const MAX_DEPTH = 200;

/** Parses JSON like `parseJson`, but gives undefined for more than 200 nested levels. */
export function parseFlatJson(text: string): unknown {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === '[' || sign === '{')) depth += 1;
    else if (!isInString && (sign === ']' || sign === '}')) depth -= 1;
  }
  return depth > MAX_DEPTH ? undefined : parseJson(text);
}
