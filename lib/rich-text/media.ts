import type { Element, Root } from 'hast';
import { fileAddress, fileName } from '@/lib/media/file-address';
import { isForeignHost } from '@/lib/media/image-hosts';
import { imagePath, imageView } from '@/lib/media/image-address';
import { webAddress } from '@/lib/text/web-address';
import { pageLink } from './frames';
import { pathIn, type OwnAddresses } from './links';
import { element, isElement, replaceNodes } from './tree';

interface MediaOptions {
  own: OwnAddresses;
  labels: { openMap: string; video: string };
}

/** Films and sound are played by the browser, from our own origin; one that lies elsewhere is linked to, by its name. */
export function media({ own, labels }: MediaOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'video', 'audio')) return undefined;
      const sources = [node, ...node.children.filter((child) => isElement(child, 'source'))];
      const address = sources.map(({ properties }) => (properties['src'] ?? '').trim()).find((src) => src !== '');
      if (address === undefined) return [];
      const name = node.properties['title'] || fileName(address);
      const src = ownAddress(address, own);
      if (src !== undefined) return src === null ? [] : [player(node, src, name)];
      const { href: page, hostname } = new URL(address, 'https://elsewhere.invalid');
      const link = node.tagName === 'video' ? ({ kind: 'video', site: hostname, page } as const) : ({ kind: 'link', host: hostname, page } as const);
      return [element('span', { dataEmbed: '' }, [pageLink(link, name, labels)])];
    });
    // The remaining children do not belong to a video.
    replaceNodes(tree, (node) => (isElement(node, 'source') ? [] : undefined));
  };
}

/**
 * Address on our own origin of a file of this site or of the API, null when it may not be asked for; undefined for one that lies elsewhere.
 */
function ownAddress(address: string, { site, api }: OwnAddresses): string | null | undefined {
  const inSite = pathIn(address, site);
  if (inSite !== null && /^\/(?:files|assets)\//.test(inSite)) return inSite;
  const inApi = inSite ?? (api === undefined ? null : pathIn(address, api));
  const elsewhere = inApi === null ? webAddress(address) : null;
  return elsewhere && isForeignHost(elsewhere) ? undefined : fileAddress(inApi ?? address);
}

/** With the browser's own controls; only metadata is loaded ahead. */
function player({ tagName, properties: { width, height, poster } }: Element, src: string, name: string): Element {
  const drawn = tagName === 'video' && typeof poster === 'string' ? imagePath(poster, '/') : null;
  return element(tagName, {
    src,
    controls: true,
    preload: 'metadata',
    ariaLabel: name,
    ...(tagName === 'video' && { width, height, playsInline: true }),
    ...(drawn !== null && { poster: imageView(drawn, src).src }),
  });
}
