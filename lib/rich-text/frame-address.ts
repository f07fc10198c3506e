import { MAP_PROVIDER } from '@/lib/map/provider';
import { webAddress } from '@/lib/text/web-address';

/**
 * What an embedded frame becomes. Only maps of OpenStreetMap are shown as frames. Videos and other
 * maps would send every reader's address to third parties: they become links, as anything else.
 */
export type Embed =
  | { kind: 'map'; frame: string; page: string }
  | { kind: 'video'; site: string; page: string }
  | { kind: 'place'; page: string }
  | { kind: 'link'; host: string; page: string };

interface VideoSite {
  site: string;
  address: RegExp;
  page: string;
  end?: string;
}

/**
 * How the addresses of a site's videos begin, query included, up to the video's id, and what stands
 * around it in the page's address.
 */
const VIDEO_SITES: readonly VideoSite[] = [
  {
    site: 'YouTube',
    address:
      /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries\?list=([\w-]{6,60})(?![\w-])/,
    page: 'https://www.youtube.com/playlist?list=',
  },
  {
    site: 'YouTube',
    address:
      /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/live_stream\?channel=([\w-]{6,60})(?![\w-])/,
    page: 'https://www.youtube.com/channel/',
    end: '/live',
  },
  {
    site: 'YouTube',
    address:
      /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?v=|(?:embed\/(?!videoseries|live_stream)|(?:shorts|live)\/))|youtu\.be\/)([\w-]{6,20})(?![\w-])/,
    page: 'https://www.youtube.com/watch?v=',
  },
  // One that is not listed has a secret.
  {
    site: 'Vimeo',
    address: /^player\.vimeo\.com\/video\/(\d{3,15}\?h=[\da-f]{6,20})(?![\da-f])/,
    page: 'https://vimeo.com/',
  },
  {
    site: 'Vimeo',
    address: /^(?:player\.|www\.)?vimeo\.com\/(?:video\/)?(\d{3,15})(?!\d)/,
    page: 'https://vimeo.com/',
  },
  {
    site: 'Dailymotion',
    address:
      /^(?:www\.|geo\.)?dailymotion\.com\/(?:player(?:\.html|\/[^?]*)?\?video=|(?:embed\/)?video\/)([a-z\d]{4,20})(?![a-z\d])/i,
    page: 'https://www.dailymotion.com/video/',
  },
];
/** Parameters that addresses of videos are told by. */
const TELLING = ['v', 'video', 'list', 'channel', 'h'];
const MAP_LAYERS = /^(?:mapnik|cyclosm|cyclemap|transportmap|hot)$/;

/** Classifies the address of a frame; null if it may not even be linked. */
export function embedOf(address: string): Embed | null {
  const url = webAddress(address.replace(/[\p{Cc}\s]+/gu, ''));
  if (!url || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'openstreetmap.org' && url.pathname === '/export/embed.html')
    return mapEmbed(url.searchParams) ?? linkTo(url);
  if (/^(?:maps\.)?google\.[a-z.]{2,6}$/.test(host) && /^\/maps\b/.test(url.pathname))
    return { kind: 'place', page: googlePlace(url) };
  const path = url.hostname + url.pathname;
  const addresses = [
    path,
    ...TELLING.map((name) => `${path}?${name}=${url.searchParams.get(name) ?? ''}`),
  ];
  const [, seconds] = /^(\d{1,6})$/.exec(url.searchParams.get('start') ?? '') ?? [];
  for (const { site, address, page, end = '' } of VIDEO_SITES) {
    const id = addresses.map((written) => address.exec(written)?.[1]).find(Boolean);
    if (id)
      return {
        kind: 'video',
        site,
        page:
          page +
          id.replace('?h=', '/') +
          (seconds && page.endsWith('?v=') ? `&t=${seconds}s` : end),
      };
  }
  return linkTo(url);
}

function linkTo(url: URL): Embed {
  return { kind: 'link', host: url.hostname, page: url.href };
}

/** Rebuilds the map's address from its numbers, so that nothing else gets into a frame. */
function mapEmbed(params: URLSearchParams): Embed | null {
  const [west, south, east, north] = numbers(params.get('bbox'), 4);
  if (
    west === undefined ||
    south === undefined ||
    east === undefined ||
    north === undefined ||
    west >= east ||
    south >= north
  )
    return null;
  const [latitude = (south + north) / 2, longitude = (west + east) / 2] = numbers(
    params.get('marker'),
    2,
  );
  const layer = params.get('layer') ?? '';
  const query = new URLSearchParams({
    bbox: [west, south, east, north].join(','),
    layer: MAP_LAYERS.test(layer) ? layer : 'mapnik',
  });
  if (params.has('marker')) query.set('marker', `${latitude},${longitude}`);
  return {
    kind: 'map',
    frame: `https://www.openstreetmap.org/export/embed.html?${query.toString()}`,
    page: MAP_PROVIDER.pageAddress({ latitude, longitude }),
  };
}

/** The given number of coordinates, or null. */
function numbers(list: string | null, count: number): number[] {
  const found = (list ?? '')
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return found.length === count && found.every((figure) => Math.abs(figure) <= 180) ? found : [];
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Google's embed address works only in a frame; the place has a page of its own. */
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
