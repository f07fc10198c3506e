import type { Root } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import { bodyHref, type OwnAddresses } from './body-href';
import { isElement, replaceNodes } from './tree';

/** Links lead where they may: to a file, a screen of this site in the reader's language, or elsewhere. Of any other, its text stays. */
export function links({ locale, own }: { locale: Locale; own: OwnAddresses }) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'a')) return undefined;
      const { href: given, lang, dir } = node.properties;
      const href = bodyHref(given ?? '', locale, own);
      if (href === null) return node.children;
      return [{ ...node, properties: { href, lang, dir, rel: href.startsWith('/') ? undefined : ['noopener', 'noreferrer'] } }];
    });
  };
}
