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
 * The value of a JSON text, which byte order marks may surround; undefined for an invalid one: the
 * parser's error would quote the text.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

/** Far deeper than anything in the contract. Schemas and serialisation recurse for each level. */
const MAX_DEPTH = 200;

/** As `parseJson`; undefined also for a value that is nested more than 200 levels deep. */
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
