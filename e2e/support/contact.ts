import type { Locator, Page } from '@playwright/test';
import { messages } from '../../testing/messages';
import { expect, type Language } from '../../testing/test';

export const WRITTEN = {
  name: 'Amina Exemple',
  email: 'amina@entreprise.example',
  subject: 'Foire & salon « terroir » <b>',
  message: 'Première ligne\nرسالة تجريبية 🙂',
};
export const NOTHING = { name: '', email: '', subject: '', message: '' };
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
type Field = (typeof FIELDS)[number];

export const main = (page: Page): Locator => page.getByRole('main');
export const sendButton = (page: Page): Locator => main(page).locator('form').getByRole('button');
/** Beside the button, while a message is on its way. */
export const notice = (page: Page): Locator => main(page).locator('form [aria-live]');
export const success = (page: Page): Locator => main(page).getByRole('status');
export const failure = (page: Page): Locator => main(page).getByRole('alert');

export function fieldOf(page: Page, field: Field, language: Language): Locator {
  const { name, yourEmail, subject, message } = messages[language].contact;
  return main(page).getByRole('textbox', {
    name: { name, email: yourEmail, subject, message }[field],
    exact: true,
  });
}

export async function write(
  page: Page,
  language: Language,
  text: Partial<typeof WRITTEN> = WRITTEN,
): Promise<void> {
  for (const field of FIELDS)
    if (text[field] !== undefined) await fieldOf(page, field, language).fill(text[field]);
}

export async function expectTexts(
  page: Page,
  language: Language,
  texts: Record<Field, string>,
): Promise<void> {
  for (const field of FIELDS)
    await expect(fieldOf(page, field, language)).toHaveValue(texts[field]);
}
