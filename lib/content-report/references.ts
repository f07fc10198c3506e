import sanitizeHtml from 'sanitize-html';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { filePath, imagePath, INLINE_FOLDER } from '@/lib/media/image-address';
import { bodyHtml } from '@/lib/text/body-html';
import { bodyHref, type OwnAddresses } from '@/lib/text/body-link';
import type { ContentRecord } from './record';

/** Something a record points to. */
export interface Reference {
  record: ContentRecord;
  field: string;
  language?: Locale;
  /** As the editor wrote it. */
  written: string;
  /** Path on the API's host of a picture or file, path of the site, address elsewhere, or `none`: the site makes no link of it. */
  target: { kind: 'image' | 'file' | 'screen' | 'elsewhere'; address: string } | { kind: 'none' };
}

/** Whatever a record points to: its pictures and files, its own links, and those in its bodies. */
export function referencesOf(record: ContentRecord, own: OwnAddresses): Reference[] {
  const bodies = record.bodyFields.flatMap((field) =>
    LOCALES.flatMap((language) => inBody(record.texts[field]?.[language] ?? '', own).map((found) => ({ record, field, language, ...found }))),
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
  sanitizeHtml(bodyHtml(html), {
    allowedTags: ['a', 'img'],
    allowedAttributes: { a: ['href'], img: ['src'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'javascript', 'data', 'file'],
    exclusiveFilter: ({ tag, attribs }) => {
      const { href, src } = attribs;
      // A fragment alone is no link of the site's: it shows the text without one.
      if (tag === 'a' && href !== undefined && !href.startsWith('#')) found.push({ written: href, target: linkTarget(href, own) });
      const path = tag === 'img' && src !== undefined ? imagePath(src, '/') : null;
      if (path && !path.startsWith(INLINE_FOLDER)) found.push({ written: src ?? '', target: { kind: 'image', address: path } });
      return false;
    },
  });
  return found;
}

function linkTarget(address: string, own: OwnAddresses): Reference['target'] {
  const href = bodyHref(address, 'fr', own);
  if (href === null) return { kind: 'none' };
  if (/^(?:mailto|tel):/i.test(href)) return { kind: 'elsewhere', address: href };
  if (/^https?:/i.test(href)) return { kind: 'elsewhere', address: href };
  if (href.startsWith('/files/')) return { kind: 'file', address: filePath(address, '/') ?? address };
  return { kind: 'screen', address: href };
}
