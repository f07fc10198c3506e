import { mapPageAddress } from '@/lib/map-box';

/**
 * What an embedded frame of a text becomes. Only the map of OpenStreetMap is shown as a frame. Videos and other maps are third
 * parties that would learn of every reader, so they are links a reader may follow; anything else is a plain link.
 */
export type Embed =
  | { kind: 'map'; frame: string; page: string }
  | { kind: 'video'; site: string; page: string }
  | { kind: 'place'; page: string }
  | { kind: 'link'; host: string; page: string };

interface VideoSite {
  site: string;
  hosts: RegExp;
  /** What stands where the site's addresses have the video's id. It begins with the id. */
  find: (url: URL) => string | null | undefined;
  id: RegExp;
  page: (id: string) => string;
}

const partsOf = (url: URL): string[] => url.pathname.split('/').slice(1);

const VIDEO_SITES: readonly VideoSite[] = [
  {
    site: 'YouTube',
    hosts: /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/,
    find: (url) => {
      const [kind = '', id] = partsOf(url);
      if (kind === 'watch') return url.searchParams.get('v');
      return ['embed', 'shorts', 'live'].includes(kind) ? id : null;
    },
    id: /^[\w-]{6,20}(?![\w-])/,
    page: youtubePage,
  },
  { site: 'YouTube', hosts: /^youtu\.be$/, find: (url) => partsOf(url)[0], id: /^[\w-]{6,20}(?![\w-])/, page: youtubePage },
  {
    site: 'Vimeo',
    hosts: /^(?:player\.|www\.)?vimeo\.com$/,
    find: (url) => {
      const [first, second] = partsOf(url);
      return first === 'video' ? second : first;
    },
    id: /^\d{3,15}(?!\d)/,
    page: (id) => `https://vimeo.com/${id}`,
  },
  {
    site: 'Dailymotion',
    hosts: /^(?:www\.|geo\.)?dailymotion\.com$/,
    find: (url) => {
      const [first = '', ...rest] = partsOf(url);
      if (first === 'player' || first === 'player.html') return url.searchParams.get('video');
      if (first === 'video') return rest[0];
      return first === 'embed' && rest[0] === 'video' ? rest[1] : null;
    },
    id: /^[a-z\d]{4,20}(?![a-z\d])/i,
    page: (id) => `https://www.dailymotion.com/video/${id}`,
  },
];
const MAP_LAYERS = /^(?:mapnik|cyclosm|cyclemap|transportmap|hot)$/;

/** Judges the address of a frame; null when it may not even be linked. */
export function embedOf(address: string): Embed | null {
  const text = address.replace(/[\p{Cc}\s]+/gu, '').replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'openstreetmap.org' && url.pathname === '/export/embed.html') return mapEmbed(url.searchParams) ?? linkTo(url);
  if (/^(?:maps\.)?google\.[a-z.]{2,6}$/.test(host) && /^\/maps\b/.test(url.pathname)) return { kind: 'place', page: googlePlace(url) };
  for (const { site, hosts, find, id, page } of VIDEO_SITES) {
    const found = hosts.test(url.hostname) ? id.exec(find(url) ?? '')?.[0] : undefined;
    if (found) return { kind: 'video', site, page: page(found) };
  }
  return linkTo(url);
}

function youtubePage(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

function linkTo(url: URL): Embed {
  return { kind: 'link', host: url.hostname, page: url.href };
}

/** The map's address is built anew from its figures, so that nothing else gets into a frame. */
function mapEmbed(params: URLSearchParams): Embed | null {
  const [west, south, east, north] = numbers(params.get('bbox'), 4);
  if (west === undefined || south === undefined || east === undefined || north === undefined || west >= east || south >= north) return null;
  const [latitude = (south + north) / 2, longitude = (west + east) / 2] = numbers(params.get('marker'), 2);
  const layer = params.get('layer') ?? '';
  const query = new URLSearchParams({ bbox: [west, south, east, north].join(','), layer: MAP_LAYERS.test(layer) ? layer : 'mapnik' });
  if (params.has('marker')) query.set('marker', `${latitude},${longitude}`);
  return { kind: 'map', frame: `https://www.openstreetmap.org/export/embed.html?${query.toString()}`, page: mapPageAddress({ latitude, longitude }) };
}

/** So many figures on the globe, or none. */
function numbers(list: string | null, count: number): number[] {
  const found = (list ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return found.length === count && found.every((figure) => Math.abs(figure) <= 180) ? found : [];
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** A frame of Google's shows nothing outside a frame; the place it names has a page. */
function googlePlace(url: URL): string {
  const [, after = ''] = (url.searchParams.get('pb') ?? '').split('!2d');
  const [longitude = '', rest = ''] = after.split('!3d');
  const [latitude = ''] = rest.split('!');
  const place =
    url.searchParams.get('q') ??
    url.searchParams.get('query') ??
    (DEGREES.test(latitude) && DEGREES.test(longitude) ? `${latitude},${longitude}` : '');
  if (place === '') return url.href;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
}
