import type { Messages } from '@/lib/i18n/messages';
import { CONTACT_FIELDS, type ContactField, type ContactFieldErrors } from './fields';

/** What stands under each wrong field, in the reader's words. */
export type ContactFieldTexts = Partial<Record<ContactField, string>>;

export function fieldTexts(errors: ContactFieldErrors, texts: Messages['contact']['errors']): ContactFieldTexts {
  const found: ContactFieldTexts = {};
  for (const field of CONTACT_FIELDS) {
    const error = errors[field];
    if (error) found[field] = texts[error];
  }
  return found;
}
