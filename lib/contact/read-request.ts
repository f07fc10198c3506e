import { parseJson, readText } from '@/lib/runtime/read-text';

const MAX_BODY_BYTES = 16 * 1024;

/** What a request to the contact route carried, or the status that refuses it. */
export type ContactRequest = { ok: true; isForm: boolean; input: unknown } | { ok: false; isForm: boolean; status: 400 | 403 | 413 | 415 };

/** Reads a contact message, JSON or a form: sent by a page of this site, at most 16 KB, well formed. */
export async function readContactRequest(request: Request): Promise<ContactRequest> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  const refuse = (status: 400 | 403 | 413 | 415): ContactRequest => ({ ok: false, isForm, status });
  if (!isSameOrigin(request.headers, isForm)) return refuse(403);
  if (!isForm && !/^application\/json\b/i.test(type)) return refuse(415);
  const body = await readText(request, MAX_BODY_BYTES);
  if (body === null) return refuse(413);
  if (isForm) return { ok: true, isForm, input: Object.fromEntries(new URLSearchParams(body)) };
  const input = parseJson(body);
  return input === undefined ? refuse(400) : { ok: true, isForm, input };
}

/**
 * Browsers say which site a request comes from; a client without the header is not a page of another site. `none`: a form sent again by a
 * reload.
 */
function isSameOrigin(headers: Headers, isForm: boolean): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (isForm && site === 'none');
  const origin = headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'));
}
