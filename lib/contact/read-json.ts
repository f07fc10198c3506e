const MAX_BODY_BYTES = 16 * 1024;

/** What a request to the contact route carried, or the status that refuses it. */
export type ContactRequest = { ok: true; input: unknown } | { ok: false; status: 400 | 403 | 413 | 415 };

/** Reads the JSON of a contact message: sent by a page of this site, of the right type, at most 16 KB, well formed. */
export async function readContactRequest(request: Request): Promise<ContactRequest> {
  if (!isSameOrigin(request.headers)) return { ok: false, status: 403 };
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return { ok: false, status: 415 };
  const body = await readText(request);
  if (body === null) return { ok: false, status: 413 };
  try {
    return { ok: true, input: JSON.parse(body) };
  } catch {
    return { ok: false, status: 400 };
  }
}

/** Browsers say themselves which site a request comes from; a client that says nothing is no other site's page. */
function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'));
}

/** The body as text, read no further than the limit; null when it is larger. */
async function readText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
