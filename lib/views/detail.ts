import type { Article, FileEntry, Page } from '@/lib/content-api/schemas/article-page';
import { DEFAULT_LOCALE, directionOf, type Locale } from '@/lib/i18n/locales';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import { contentImage } from '@/lib/media/content-image';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { fileAddress, externalFileAddress, fileName, fileType } from '@/lib/media/file-address';
import { withoutUnrulyMarks } from '@/lib/text/characters';

export function itemDetail(
  record: Pick<Article, 'id' | 'name' | 'body' | 'image' | 'files'> & Partial<Pick<Page, 'points'>>,
  locale: Locale,
) {
  const name = localise(record.name, locale);
  const body = localise(record.body, locale);
  // A body shown in another language keeps the files of that language.
  const languages = [locale, (body.text ? body : name).lang];
  return {
    title: mapText(name, plainText),
    step: mapText(name, truncateName),
    image: contentImage(record.image, record.id, locale, 1280),
    body,
    points: record.points ? pagePoints(record.points, locale) : [],
    files: fileViews(record.files, locale, languages),
  };
}

/** Returns the points in the reader's language, or else all of them in French. */
export function pagePoints(points: Page['points'], locale: Locale): LocalisedText[] {
  const lang = points[locale].length > 0 ? locale : DEFAULT_LOCALE;
  return points[lang]
    .map((text) =>
      mapText({ text, lang, dir: directionOf(lang), isFallback: lang !== locale }, plainText),
    )
    .filter(({ text }) => text !== '');
}

/** Whether a file is not deleted, and has no language or one of these (specification §3). */
export function isFileShown(
  { isDeleted, language }: Pick<FileEntry, 'isDeleted' | 'language'>,
  languages: readonly Locale[],
): boolean {
  return !isDeleted && (language === '' || languages.some((each) => each === language));
}

export function fileViews(
  files: FileEntry[],
  locale: Locale,
  languages: readonly Locale[] = [locale],
) {
  return files.flatMap((file) => {
    const elsewhere = externalFileAddress(file.path);
    const href = elsewhere ?? fileAddress(file.path);
    if (!isFileShown(file, languages)) return [];
    const lang = languages.find((language) => language === file.language) ?? null;
    const lastSegment = fileName(file.path);
    // Addresses such as `/file/d/1a2b/view` contain no file name, so the host is shown.
    const name =
      elsewhere && fileType(lastSegment) === ''
        ? new URL(elsewhere).hostname
        : lastSegment || withoutUnrulyMarks(file.path);
    // The description of a file in the reader's language is taken as written in that language.
    const localisedDescription =
      lang !== locale
        ? file.description
        : { ...file.description, [locale]: localise(file.description, locale).text };
    const description = mapText(localise(localisedDescription, locale), plainText);
    const nameAsTitle: LocalisedText = { text: name, lang: locale, dir: 'ltr', isFallback: false };
    return [
      {
        key: file.id,
        /** Null for a path that cannot be served. */
        href,
        title: description.text ? description : nameAsTitle,
        name,
        /** The extension in capitals, such as `PDF`, or '' if unknown. */
        type: fileType(name),
        bytes: null as number | null,
        /** Null for a file in no particular language. */
        lang,
      },
    ];
  });
}
export type FileView = ReturnType<typeof fileViews>[number];

/** Returns links that share a page. Nothing is loaded from the services before a click. */
export function shareLinks(title: string, address: string) {
  const text = encodeURIComponent(title);
  const url = encodeURIComponent(address);
  const titleAndUrl = encodeURIComponent(`${title}\n${address}`);
  const services = {
    WhatsApp: `https://wa.me/?text=${titleAndUrl}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
  return [
    { name: 'mail', href: `mailto:?subject=${text}&body=${titleAndUrl}`, isMail: true },
    ...Object.entries(services).map(([name, href]) => ({ name, href, isMail: false })),
  ];
}
