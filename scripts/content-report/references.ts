import dns from 'node:dns';
import { LOCALES, type Locale, DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { fileList } from '@/lib/content-api/schemas/article-page';
import { externalFileAddress } from '@/lib/media/file-address';
import {
  bodyImagePath,
  filePath,
  imagePath,
  INLINE_FOLDER,
  isDataImage,
} from '@/lib/media/image-address';
import { bodyHtml } from '@/lib/text/rich-text/body';
import { bodyHref } from '@/lib/text/rich-text/links';
import { visitElements } from '@/lib/text/rich-text/tree';
import { parseHtml } from '@/lib/text/html-tree';
import { fieldIn, findingOf, textOf, type ContentRecord, type Finding } from './record';
import { createLimit } from '@/lib/platform/limit';
import { correctedPath, matchRoute } from '@/lib/routes/canonical';
import { discardBody, readBody, sendRequest } from '@/lib/platform/transport';
import { isForeignHost, isInternalHost } from '@/lib/media/image-hosts';
import { openRemote } from '@/lib/media/remote-file';
import { isSvg, resizeImage } from '@/lib/media/resize';
import { parseHttpUrl } from '@/lib/platform/parse-url';
import { errorMessage } from '@/lib/platform/logger';

type Kind = 'image' | 'unshown' | 'file' | 'screen' | 'elsewhere' | 'none';

/**
 * Path on the API's host of a picture or file, path of the site, or address elsewhere. The site
 * makes no link of `none`, and asks for no picture of `unshown`.
 */
interface Target {
  kind: Kind;
  address: string;
}

/** Something a record points to. */
interface Reference extends Target {
  record: ContentRecord;
  field: string;
  language: Locale | undefined;
  /** As the editor wrote it. */
  written: string;
}

/** Whatever a record points to: its pictures and files, its own links, and those in its bodies. */
function referencesOf(record: ContentRecord): Reference[] {
  const { wire, texts } = record;
  const { image = '', imageFolder, files = '', link = '', bodies = [] } = record.fields;
  const found: Reference[] = [];
  const add = (
    field: string,
    target: Target | null,
    written = target?.address ?? '',
    language?: Locale,
  ): void => {
    if (target) found.push({ record, field, language, written, ...target });
  };
  for (const language of LOCALES) {
    const field = fieldIn(image, language);
    const picture = textOf(wire, field);
    add(field, imageTarget(picture, imagePath(picture, imageFolder?.() ?? '/')));
    for (const body of bodies) {
      visitElements(
        parseHtml(bodyHtml(texts[body]?.[language] ?? '')),
        ({ tagName, properties: { href, src } }) => {
          // A fragment alone is no link of the site's: it shows the text without one.
          if (tagName === 'a' && typeof href === 'string' && !href.startsWith('#'))
            add(body, linkTarget(href), href, language);
          if (tagName === 'img' && typeof src === 'string')
            add(body, imageTarget(src, bodyImagePath(src)), src, language);
        },
      );
    }
  }
  // Those that are shown to some reader.
  for (const { path, isDeleted, language } of fileList.safeParse(wire[files]).data ?? []) {
    const isShown = !isDeleted && (language === '' || isLocale(language));
    if (isShown) add('file', fileTarget(path));
  }
  const written = textOf(wire, link);
  if (written !== '') add(link, linkTarget(written), written);
  return found;
}

/** Null without a picture, and for one that stands in a text itself. */
function imageTarget(written: string, path: string | null): Target | null {
  if (path === null) return written.trim() === '' ? null : { kind: 'unshown', address: written };
  return path.startsWith(INLINE_FOLDER) || isDataImage(path)
    ? null
    : { kind: 'image', address: path };
}

/** What lies on another host is a link. */
function fileTarget(path: string): Target | null {
  const elsewhere = externalFileAddress(path);
  const address = filePath(path, '/');
  if (elsewhere) return linkTarget(elsewhere);
  return address === null ? null : { kind: 'file', address };
}

function linkTarget(address: string): Target {
  const href = bodyHref(address, DEFAULT_LOCALE);
  if (href === null) return { kind: 'none', address };
  if (/^(?:mailto|tel|https?):/i.test(href)) return { kind: 'elsewhere', address: href };
  if (href.startsWith('/files/'))
    return { kind: 'file', address: filePath(address, '/') ?? address };
  return { kind: 'screen', address: href };
}

const AT_ONCE = 6;

/** Throws what is wrong with an address, in a few words. */
type Probe = (address: string) => void | Promise<void>;

const DEFECT_OF = {
  image: 'failing-image',
  unshown: 'failing-image',
  file: 'failing-file',
  screen: 'dead-link',
  elsewhere: 'dead-link',
  none: 'dead-link',
} as const;

/**
 * References of records that lead nowhere. Each address is asked for once, however many records
 * name it. `external`: those of other sites, too.
 */
export async function failingReferences(
  records: ContentRecord[],
  external: boolean,
): Promise<Finding[]> {
  const probes = probesOf(records, external);
  const limit = createLimit(AT_ONCE);
  const asked = new Map<string, Promise<string | null>>();
  const faultOf = ({ kind, address }: Target): Promise<string | null> => {
    const key = `${kind} ${address}`;
    const answer =
      asked.get(key) ?? limit(async () => probes[kind](address)).then(() => null, errorMessage);
    asked.set(key, answer);
    return answer;
  };
  const findingsOf = async (reference: Reference): Promise<Finding[]> => {
    const { record, field, language, written, kind } = reference;
    const fault = await faultOf(reference);
    return fault === null
      ? []
      : [
          findingOf(record, {
            defect: DEFECT_OF[kind],
            field,
            detail: `${written}: ${fault}`,
            language,
          }),
        ];
  };
  return (await Promise.all(records.flatMap(referencesOf).map(findingsOf))).flat();
}

const SILENCE = 8000;
const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
/** Some sites turn machines away; their page is there all the same. */
const TURNED_AWAY = [401, 403, 405, 429, 503];

/**
 * Pictures and files of the API's host are asked for as the site asks for them; a path of the site
 * is judged by its routes and by the records there are.
 */
function probesOf(records: ContentRecord[], external: boolean): Record<Kind, Probe> {
  const open = (address: string, accept: string) =>
    openRemote(address, { headers: { accept }, signal: AbortSignal.timeout(SILENCE) });
  const known = new Set(records.map(({ entity, id }) => `${entity} ${id}`));
  return {
    image: async (address) => {
      const bytes = await readBody(await open(address, 'image/*'), MAX_IMAGE_BYTES);
      if (!isSvg(bytes)) await resizeImage(bytes, 96, address);
    },
    unshown: (address) => {
      const url = parseHttpUrl(address);
      const isForeign = url !== null && isForeignHost(url);
      throw new Error(isForeign ? 'on a host that is not one of IMAGE_HOSTS' : 'no address');
    },
    file: async (address) => discardBody(await open(address, '*/*')),
    elsewhere: async (address) => {
      if (!external || !/^https?:/i.test(address)) return;
      const { hostname } = new URL(address);
      // A public name may lead to a private network.
      if (isInternalHost(hostname) || isInternalHost((await dns.promises.lookup(hostname)).address))
        throw new Error('an address of a private network, which visitors cannot reach');
      const options = {
        headers: { accept: 'text/html,*/*' },
        signal: AbortSignal.timeout(SILENCE),
      };
      const response = await sendRequest(address, options);
      await discardBody(response);
      if (response.statusCode >= 400 && !TURNED_AWAY.includes(response.statusCode))
        throw new Error(`status ${response.statusCode}`);
    },
    none: () => {
      throw new Error('no address');
    },
    screen: (address) => {
      // Without the slashes at its end; the home screen keeps its one.
      const written = (address.split(/[?#]/)[0] ?? '/').replace(/(?<=[^/])\/+$/, '');
      const match = matchRoute(correctedPath(written) ?? written);
      if (!match || match.route.kind === 'handler' || match.route.kind === 'front')
        throw new Error('no screen of the site');
      const { id } = match.parameters;
      // A screen of one record has the name of its entity.
      const isThere =
        match.route.kind === 'document' ||
        id === undefined ||
        known.has(`${match.name} ${decodeURIComponent(id)}`);
      if (!isThere) throw new Error(`no ${match.name} ${id}`);
    },
  };
}
