import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { languageAttributes, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { parseHttpUrl } from '@/lib/platform/parse-url';
import { textOf } from '@/lib/text/html-tree';
import { FRAME_SANDBOX, frameAddress } from './frame-hosts';
import { linkTo } from './media';
import { element, isElement, replaceNodes } from './tree';

interface FrameOptions {
  locale: Locale;
  labels: Messages['body'];
}

/**
 * Players and maps load in place once the visitor asks for them; any other frame is a link.
 * CKEditor 4 writes `<oembed>https://…</oembed>`, CKEditor 5 `<oembed url>`.
 */
export function rewriteFrames(options: FrameOptions) {
  return (tree: Root): void =>
    replaceNodes(tree, (node, isInLink) => {
      if (!isElement(node, 'iframe', 'oembed')) return undefined;
      const { src, url, title = '' } = node.properties;
      const written = String(src ?? url ?? textOf(node));
      const page = parseHttpUrl(written);
      const embed = page && !isInLink ? frameAddress(page) : undefined;
      if (!embed) return linkTo(written, title, isInLink);
      return [frameElement(embed, title, options)];
    });
}

/**
 * The `srcdoc` of the frame contains a link, which loads the player into the frame when the visitor
 * follows it. A frame with the player's address would load the player at once: without scripts,
 * browsers ignore `loading="lazy"`, even in `<details>`.
 */
function frameElement(
  { kind, address }: NonNullable<ReturnType<typeof frameAddress>>,
  title: string,
  { locale, labels }: FrameOptions,
): Element {
  const text = (value: string) => [{ type: 'text', value } as const];
  const link = { href: address.href, referrerPolicy: 'strict-origin-when-cross-origin' };
  const choice = element('html', languageAttributes(locale), [
    element('link', { rel: ['stylesheet'], href: '/assets/frame.css' }),
    element('a', link, [
      element('bdi', { dir: 'ltr' }, text(address.host)),
      element('b', {}, text(labels[kind])),
      element('small', {}, text(labels.learns)),
    ]),
  ]);
  return element('iframe', {
    srcDoc: `<!doctype html>${toHtml(choice)}`,
    title: title || address.host,
    loading: 'lazy',
    sandbox: [FRAME_SANDBOX],
    allowFullScreen: true,
  });
}
