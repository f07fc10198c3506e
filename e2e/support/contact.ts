import type { Locator, Page } from '@playwright/test';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from '../../lib/contact/fields';
import { WRITTEN } from '../../lib/contact/testing/written';
import { messages } from '../../testing/messages';
import { expect, type Language } from '../../testing/test';

export const main = (page: Page): Locator => page.getByRole('main');
export const sendButton = (page: Page): Locator => main(page).locator('form').getByRole('button');
/** Beside the button, while a message is on its way. */
export const notice = (page: Page): Locator => main(page).locator('form [aria-live]');
export const success = (page: Page): Locator => main(page).getByRole('status');
export const failure = (page: Page): Locator => main(page).getByRole('alert');

export function fieldOf(page: Page, field: ContactField, language: Language): Locator {
  const { fields, optional } = messages[language].contact;
  const { label } = fields[field];
  const isRequired = CONTACT_FIELDS.find(({ name }) => name === field)?.required;
  return main(page).getByRole('textbox', {
    name: isRequired ? label : optional.replace('{label}', label),
    exact: true,
  });
}

export async function write(
  page: Page,
  language: Language,
  text: Partial<ContactValues> = WRITTEN,
): Promise<void> {
  for (const { name } of CONTACT_FIELDS)
    if (text[name] !== undefined) await fieldOf(page, name, language).fill(text[name]);
}

export async function expectTexts(
  page: Page,
  language: Language,
  texts: ContactValues,
): Promise<void> {
  for (const { name } of CONTACT_FIELDS)
    await expect(fieldOf(page, name, language)).toHaveValue(texts[name]);
}
