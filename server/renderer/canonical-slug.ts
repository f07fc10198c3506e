import { splitLanguage, screenPath } from '@/lib/i18n/language-path';

const LINK = /<a\b[^<>]*>/g;
/** On links that lead to the same screen in another language or version: they are drawn before it is known which item stands there. */
const SAME_SCREEN = ' data-reload';
const PATH = /(?<=\shref=")[^"?]*/;

/**
 * Completes the links by which a screen leads to itself, in another language or version, with the slug of its item: one page is rendered for
 * every slug, and without scripts it would be missing. `path` is what the screen called itself, if it did.
 */
export function withCanonicalSlug(html: string, path: string | undefined): string {
  const bare = path && screenPath(path);
  if (!path || bare === path) return html;
  return html.replace(LINK, (link) =>
    link.includes(SAME_SCREEN)
      ? link.replace(PATH, (written) => {
          const { prefix, path: own } = splitLanguage(written);
          if (own !== bare) return written;
          return prefix ? `/${prefix}${path}` : path;
        })
      : link,
  );
}
