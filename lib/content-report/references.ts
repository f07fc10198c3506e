import { CONTENT_LOCALES, type ContentLanguage } from '@/lib/i18n/content-languages';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { filePath, imagePath, INLINE_FOLDER } from '@/lib/media/image-address';
import { bodyHtml } from '@/lib/rich-text/body-html';
import { bodyHref, type OwnAddresses } from '@/lib/rich-text/body-href';
import { readBody } from '@/lib/rich-text/parse';
import { visitElements } from '@/lib/rich-text/tree';
import type { ContentRecord } from './record';

/** Something a record points to. */
export interface Reference {
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
  visitElements(readBody(bodyHtml(html)), ({ tagName, properties: { href, src } }) => {
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
  if (/^(?:mailto|tel):/i.test(href)) return { kind: 'elsewhere', address: href };
  if (/^https?:/i.test(href)) return { kind: 'elsewhere', address: href };
  if (href.startsWith('/files/')) return { kind: 'file', address: filePath(address, '/') ?? address };
  return { kind: 'screen', address: href };
}
