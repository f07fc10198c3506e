import type { Element, ElementContent, Root } from 'hast';
import { MAP_HEIGHT_PX } from '@/lib/constants';
import { MAP_FRAME_RIGHTS } from '@/lib/map/coordinates';
import { embedOf, type Embed } from './embed';
import { element, isElement, replaceNodes } from './tree';

interface FrameOptions {
  isLite: boolean;
  labels: { map: string; openMap: string; video: string };
}

/** Replaces frames by links to their content, or removes them; a map of OpenStreetMap keeps its frame above the link. */
export function frames({ isLite, labels }: FrameOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'iframe', 'oembed')) return undefined;
      const { src, url, title: name = '' } = node.properties;
      const embed = embedOf(String(src ?? url ?? ''));
      if (!embed) return [];
      const map = embed.kind === 'map' && !isLite ? [mapFrame(embed.frame, name || labels.map)] : [];
      return [element('span', { dataEmbed: '' }, [...map, pageLink(embed, name, labels)])];
    });
  };
}

/** Without `src` until it is in view (`MapFrames.client.tsx`); without scripts, the link below leads to the map. */
function mapFrame(address: string, title: string): Element {
  return element('iframe', {
    title,
    sandbox: [MAP_FRAME_RIGHTS],
    height: MAP_HEIGHT_PX,
    referrerPolicy: 'strict-origin-when-cross-origin',
    dataSrc: address,
    tabIndex: -1,
    className: ['needs-scripts'],
  });
}

/** A link to a page or file elsewhere, by its name. */
export function pageLink(embed: Embed, title: string, labels: { openMap: string; video: string }): Element {
  const name = title === '' ? [] : [element('bdi', { dataTitle: '' }, [{ type: 'text', value: title }])];
  return element('a', { href: embed.page, rel: ['noopener', 'noreferrer'], dataKind: embed.kind }, [
    element('span', {}, [...name, linkText(embed, labels)]),
  ]);
}

function linkText(embed: Embed, labels: { openMap: string; video: string }): ElementContent {
  if (embed.kind === 'link') return element('bdi', { dir: 'ltr' }, [{ type: 'text', value: embed.host }]);
  return { type: 'text', value: embed.kind === 'video' ? labels.video.replace('{site}', () => embed.site) : labels.openMap };
}
