import {
  CONTACT_FIELDS,
  mapFields,
  ABOUT_FIELD,
  HONEYPOT_FIELD,
  type ContactValues,
} from '@/lib/contact/fields';

const STORAGE_KEY = 'contact-draft';

/**
 * The text a visitor is writing, kept in this tab until it is sent: over a reload, another page and
 * a change of language. Where the tab stores nothing, until the page is left.
 */
interface Draft {
  values: Partial<ContactValues>;
  /** The key of this text, from its first try on. A changed text is another message. */
  key: string | null;
}

/** Where storage is forbidden. */
let draftInMemory: Draft | null = null;

function storedDraft(): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | null;
  } catch {
    return draftInMemory;
  }
}

function saveDraft(draft: Draft | null): void {
  draftInMemory = draft;
  try {
    sessionStorage.removeItem(STORAGE_KEY);
    if (draft) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden.
  }
}

/**
 * Takes the key of an earlier try where the page brings one. The same text is not a change:
 * browsers restore it after a reload.
 */
export function keepDraft(form: HTMLFormElement, key: string | null = null): void {
  const { texts } = readForm(form);
  if (key !== null || !hasSameTexts(storedDraft(), texts)) saveDraft({ values: texts, key });
}

export function forgetDraft(): void {
  saveDraft(null);
}

export function messageKeyOf(form: HTMLFormElement): string {
  const { texts } = readForm(form);
  const draft = storedDraft();
  const key = (hasSameTexts(draft, texts) ? draft?.key : null) ?? newKey();
  saveDraft({ values: texts, key });
  return key;
}

/**
 * Restores the stored text into untouched fields, with an input event each. A text that does not
 * begin as the field does belongs to another form.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = storedDraft();
  if (!draft) return;
  for (const [name, value] of Object.entries(draft.values)) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.value !== field.defaultValue || value === '') continue;
    if (!value.startsWith(field.defaultValue)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Restoring text is not a change.
  if (hasSameTexts(draft, readForm(form).texts)) saveDraft(draft);
}

function hasSameTexts(draft: Draft | null, texts: ContactValues): boolean {
  return CONTACT_FIELDS.every(({ name }) => (draft?.values[name] ?? '') === texts[name]);
}

/** The texts of a form, what is in its honeypot, and the record that they are about. */
export function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const textOf = (name: string): string => String(data.get(name) ?? '');
  const texts: ContactValues = mapFields(({ name }) => textOf(name));
  return { texts, honeypot: textOf(HONEYPOT_FIELD), about: textOf(ABOUT_FIELD) };
}

/** A random name; `crypto.randomUUID` exists only on secure pages. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
