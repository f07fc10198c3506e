import ar from '../../messages/ar.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import fr from '../../messages/fr.json' with { type: 'json' };

/** The site's own texts. */
export const messages = { fr, en, ar };

/** Every key as a visitor would see it if its translation were missing: `namespace.key`. */
export function messageKeys(texts: object = fr, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : messageKeys(value as object, `${prefix}${key}.`),
  );
}
