import { CONTACT_FIELDS } from '@/lib/contact/fields';

const STORE = 'contact-draft';
/** Where there is no storage: lasts until the page is reloaded. Empty: no draft. */
let memory = '';

/**
 * The text a visitor is writing, kept in this tab until it is sent: over a reload, another page and
 * a change of language.
 */
interface Draft {
  values: Record<string, string>;
  /** The key of this text, from its first try on. A changed text is another message. */
  key: string | null;
}

/**
 * Takes the key of an earlier try where the page brings one. The same text is not a change:
 * browsers restore it after a reload.
 */
export function keepDraft(form: HTMLFormElement, key: string | null = null): void {
  const values = valuesOf(form);
  if (key !== null || !isSameText(readDraft(), values)) store({ values, key });
}

export function forgetDraft(): void {
  keep('');
}

export function keyOf(form: HTMLFormElement): string {
  const values = valuesOf(form);
  const draft = readDraft();
  const key = (isSameText(draft, values) ? draft?.key : null) ?? newKey();
  store({ values, key });
  return key;
}

/** Restores the stored text into empty fields, with an input event each. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  for (const [name, value] of Object.entries(draft.values)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.value !== '' || value === '') continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Restoring text is not a change.
  if (isSameText(draft, valuesOf(form))) store(draft);
}

function isSameText(draft: Draft | null, values: Draft['values']): boolean {
  return CONTACT_FIELDS.every((name) => draft?.values[name] === values[name]);
}

function valuesOf(form: HTMLFormElement): Draft['values'] {
  const data = new FormData(form);
  return Object.fromEntries(CONTACT_FIELDS.map((name) => [name, String(data.get(name) ?? '')]));
}

/** A random name; `crypto.randomUUID` exists only on secure pages. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function store(draft: Draft): void {
  keep(JSON.stringify(draft));
}

function keep(text: string): void {
  memory = text;
  try {
    if (text === '') sessionStorage.removeItem(STORE);
    else sessionStorage.setItem(STORE, text);
  } catch {
    // Full or forbidden: kept in memory.
  }
}

function readDraft(): Draft | null {
  let text = memory;
  try {
    text = sessionStorage.getItem(STORE) ?? memory;
  } catch {
    // Forbidden.
  }
  return JSON.parse(text || 'null') as Draft | null;
}
