import { CONTENT_LOCALES, type ContentLanguage } from '@/lib/i18n/content-languages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { filePath, imagePath, INLINE_FOLDER } from '@/lib/media/image-address';
import { bodyHtml } from '@/lib/rich-text/body-html';
import { bodyHref, type OwnAddresses } from '@/lib/rich-text/body-href';
import { readBody as readHtml } from '@/lib/rich-text/parse';
import { visitElements } from '@/lib/rich-text/tree';
import { findingOf, type ContentRecord, type Finding } from './record';
import { createLimit } from '@/lib/runtime/limit';
import { resolveAlias } from '@/lib/routes/canonical';
import { matchRoute } from '@/lib/routes/match';
import { createAgent, discard, MalformedError, readBody, send } from '@/lib/api/transport';
import { imageType, openRemote, remoteFileOf } from '@/lib/media/remote-file';
import { errorMessage } from '@/lib/runtime/logger';

/** Something a record points to. */
interface Reference {
  record: ContentRecord;
  field: string;
  language?: ContentLanguage;
  /** As the editor wrote it. */
  written: string;
  /** Path on the API's host of a picture or file, path of the site, address elsewhere, or `none`: the site makes no link of it. */
  target: { kind: 'image' | 'file' | 'screen' | 'elsewhere'; address: string } | { kind: 'none' };
}

/** Whatever a record points to: its pictures and files, its own links, and those in its bodies. */
export function referencesOf(record: ContentRecord, own: OwnAddresses): Reference[] {
  const bodies = record.bodyFields.flatMap((field) =>
    CONTENT_LOCALES.flatMap((language) => inBody(record.texts[field]?.[language] ?? '', own).map((found) => ({ record, field, language, ...found }))),
  );
  return [
    ...record.images.map(({ field, path }): Reference => ({ record, field, written: path, target: { kind: 'image', address: path } })),
    ...record.files.map(({ field, path }): Reference => ({ record, field, written: path, target: { kind: 'file', address: path } })),
    ...record.links.map(({ field, address }): Reference => ({ record, field, written: address, target: linkTarget(address, own) })),
    ...bodies,
  ];
}

function inBody(html: string, own: OwnAddresses): Pick<Reference, 'written' | 'target'>[] {
  const found: Pick<Reference, 'written' | 'target'>[] = [];
  visitElements(readHtml(bodyHtml(html)), ({ tagName, properties: { href, src } }) => {
    // A fragment alone is no link of the site's: it shows the text without one.
    if (tagName === 'a' && typeof href === 'string' && !href.startsWith('#')) found.push({ written: href, target: linkTarget(href, own) });
    const path = tagName === 'img' && typeof src === 'string' ? imagePath(src, '/') : null;
    if (path !== null && !path.startsWith(INLINE_FOLDER)) found.push({ written: String(src), target: { kind: 'image', address: path } });
  });
  return found;
}

function linkTarget(address: string, own: OwnAddresses): Reference['target'] {
  const href = bodyHref(address, DEFAULT_LOCALE, own);
  if (href === null) return { kind: 'none' };
  if (/^(?:mailto|tel|https?):/i.test(href)) return { kind: 'elsewhere', address: href };
  if (href.startsWith('/files/')) return { kind: 'file', address: filePath(address, '/') ?? address };
  return { kind: 'screen', address: href };
}

const AT_ONCE = 6;

/** Tells what is wrong with an address in a few words; null when nothing is. */
type Probe = (address: string) => Promise<string | null>;

interface Probes {
  image: Probe;
  file: Probe;
  /** A path of the site, without language. */
  screen: Probe;
  /** Undefined: other sites are not asked. */
  elsewhere: Probe | undefined;
}

const DEFECT_OF = { image: 'failing-image', file: 'failing-file', screen: 'dead-link', elsewhere: 'dead-link' } as const;

/** Whatever records point to and is not there. Each address is asked for once, however many records name it. */
export async function failingReferences(references: Reference[], probes: Probes): Promise<Finding[]> {
  const limit = createLimit(AT_ONCE);
  const asked = new Map<string, Promise<string | null>>();
  const answerOf = ({ target }: Reference): Promise<string | null> => {
    if (target.kind === 'none') return Promise.resolve('no address');
    const probe = probes[target.kind];
    if (!probe || /^(?:mailto|tel):/i.test(target.address)) return Promise.resolve(null);
    const key = `${target.kind} ${target.address}`;
    const answer = asked.get(key) ?? limit(() => probe(target.address));
    asked.set(key, answer);
    return answer;
  };
  const findings = await Promise.all(
    references.map(async (reference): Promise<Finding[]> => {
      const fault = await answerOf(reference);
      if (fault === null) return [];
      const { record, field, language, written, target } = reference;
      const defect = target.kind === 'none' ? 'dead-link' : DEFECT_OF[target.kind];
      return [findingOf(record, { defect, field, detail: `${written}: ${fault}`, ...(language && { language }) })];
    }),
  );
  return findings.flat();
}

/** Judges paths of the site by its routes and by the records there are. */
export function screenProbe(records: ContentRecord[]): Probe {
  const known = new Set(records.map(({ entity, id }) => `${entity} ${id}`));
  return (address) => {
    const written = withoutSlashes(address.split(/[?#]/)[0] ?? '/');
    const match = matchRoute(resolveAlias(written) ?? written);
    if (!match || match.route.kind === 'endpoint' || match.route.kind === 'front') return Promise.resolve('no screen of the site');
    const { id } = match.parameters;
    // A screen of one record has the name of its entity.
    if (match.route.kind === 'document' || id === undefined) return Promise.resolve(null);
    return Promise.resolve(known.has(`${match.name} ${decodeURIComponent(id)}`) ? null : `no ${match.name} ${id}`);
  };
}

/** Without the slashes at its end; the home screen keeps its one. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

const SILENCE = 8000;
const MAX_IMAGE_BYTES = 12 * 1024 * 1024;
const MAX_FILE_BYTES = 200 * 1024 * 1024;

/** Pictures and files of the API's host, asked for as the site asks for them; and, on request, other sites. */
export function remoteProbes(): { image: Probe; file: Probe; elsewhere: Probe } {
  const dispatcher = createAgent(AT_ONCE, SILENCE);
  const open = (address: string, accept: string, maxBytes: number) => {
    return openRemote(remoteFileOf(address), { headers: { accept }, maxBytes, dispatcher, signal: AbortSignal.timeout(SILENCE) });
  };
  return {
    image: (address) =>
      faultOf(async () => {
        const bytes = await readBody(await open(address, 'image/*', MAX_IMAGE_BYTES), MAX_IMAGE_BYTES);
        if (imageType(bytes) === null) throw new MalformedError('not a JPEG, PNG, WebP, GIF or SVG picture');
      }),
    file: (address) => faultOf(async () => discard(await open(address, '*/*', MAX_FILE_BYTES))),
    elsewhere: (address) =>
      faultOf(async () => {
        const response = await send(address, { headers: { accept: 'text/html,*/*' }, dispatcher, signal: AbortSignal.timeout(SILENCE) });
        await discard(response);
        // Some sites turn machines away; their page is there all the same.
        if (response.statusCode >= 400 && ![401, 403, 405, 429, 503].includes(response.statusCode)) throw new Error(`status ${response.statusCode}`);
      }),
  };
}

async function faultOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}
