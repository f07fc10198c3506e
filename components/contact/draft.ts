import { CONTACT_FIELDS, type ContactValues } from '@/lib/contact/fields';

const STORE = 'contact-draft';

/** The text a visitor is writing, kept in this tab until it is sent: over a reload, another page and a change of language. */
interface Draft {
  values: ContactValues;
  /** Names this text, from its first try on. A changed text is another message. */
  key: string | null;
}

/** Where the tab keeps nothing: the draft as long as the page is not loaded anew. */
let memory: Draft | null = null;

/**
 * Keeps what the form holds now, with the key of an earlier try where the page brings one. The same text said again is no change of it: browsers put
 * it back by themselves over a reload.
 */
export function keepDraft(form: HTMLFormElement, key: string | null = null): void {
  const values = valuesOf(form);
  const draft = readDraft();
  if (!draft || !isSameText(draft, values) || key !== null) store({ values, key });
}

export function forgetDraft(): void {
  memory = null;
  try {
    sessionStorage.removeItem(STORE);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The key of the text in the form: that of an earlier try of the same text, or a new one. */
export function keyOf(form: HTMLFormElement): string {
  const values = valuesOf(form);
  const draft = readDraft();
  const key = (draft && isSameText(draft, values) ? draft.key : null) ?? newKey();
  store({ values, key });
  return key;
}

/** Puts the kept text back into the fields that are empty; each dispatches its input event. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  for (const name of CONTACT_FIELDS) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.value !== '' || draft.values[name] === '') continue;
    field.value = draft.values[name];
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Putting text back is no change of it.
  if (isSameText(draft, valuesOf(form))) store(draft);
}

function isSameText({ values }: Draft, others: ContactValues): boolean {
  return CONTACT_FIELDS.every((field) => values[field] === others[field]);
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  const valueOf = (name: string): string => String(data.get(name) ?? '');
  return { name: valueOf('name'), email: valueOf('email'), subject: valueOf('subject'), message: valueOf('message') };
}

/** A random name; `crypto.randomUUID` exists only on secure pages. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function store(draft: Draft): void {
  memory = draft;
  try {
    sessionStorage.setItem(STORE, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the page itself remembers it.
  }
}

function readDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? 'null');
    return isDraft(kept) ? kept : memory;
  } catch {
    return memory;
  }
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('key' in kept)) return false;
  const { values, key } = kept;
  if (typeof values !== 'object' || values === null || (key !== null && typeof key !== 'string')) return false;
  const texts = new Map<string, unknown>(Object.entries(values));
  return CONTACT_FIELDS.every((field) => typeof texts.get(field) === 'string');
}
