import { bundledMessages } from '@/lib/i18n/bundled-messages';

/** The site's own texts. */
export const messages = bundledMessages;

/** Every key as a visitor would see it if its translation were missing: `namespace.key`. */
export function messageKeys(texts: object = messages.fr, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : messageKeys(value as object, `${prefix}${key}.`),
  );
}
