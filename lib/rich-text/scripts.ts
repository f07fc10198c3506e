import type { Root } from 'hast';
import { LANGUAGES } from '@/lib/i18n/languages';
import { isLocale } from '@/lib/i18n/locales';
import { visitElements } from './tree';

/** Style sheets go by scripts: what an editor marked as being in a language of the site has that of the language. */
export function scripts() {
  return (tree: Root): void =>
    visitElements(tree, ({ properties }) => {
      const code = properties.lang?.split('-')[0]?.toLowerCase();
      if (isLocale(code)) properties['dataScript'] = LANGUAGES[code].script;
    });
}
