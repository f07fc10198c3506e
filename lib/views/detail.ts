import type { Article, FileEntry, Page } from '@/lib/api/schemas/article-page';
import { BASE_LANGUAGE, contentLanguage } from '@/lib/i18n/content-languages';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { fileAddress, fileElsewhere, fileName, fileType } from '@/lib/media/file-address';
import { withoutUnrulyMarks } from '@/lib/text/direction-marks';

export function itemDetail(
  record: Pick<Article, 'id' | 'name' | 'body' | 'image' | 'files'> & Partial<Pick<Page, 'points'>>,
  locale: Locale,
) {
  const name = localise(record.name, locale);
  const body = localise(record.body, locale);
  // What a text stands in is its reader's language too: an untranslated one keeps its files.
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

/** The points in the reader's language, or all of them in French when there are none. */
export function pagePoints(points: Page['points'], locale: Locale): LocalisedText[] {
  const own = contentLanguage(locale);
  const lang = points[own].length > 0 ? own : BASE_LANGUAGE;
  return points[lang]
    .map((text) =>
      mapText({ text, lang, dir: directionOf(lang), isFallback: lang !== locale }, plainText),
    )
    .filter(({ text }) => text !== '');
}

/** Specification §3: not deleted, and either no language or one of these. */
export function isFileShown(
  { isDeleted, language }: Pick<FileEntry, 'isDeleted' | 'language'>,
  languages: readonly Locale[],
): boolean {
  return !isDeleted && (language === '' || languages.some((each) => each === language));
}

/** `languages`: of the files that have one. */
export function fileViews(
  files: FileEntry[],
  locale: Locale,
  languages: readonly Locale[] = [locale],
) {
  return files.flatMap((file) => {
    const elsewhere = fileElsewhere(file.path);
    const href = elsewhere ?? fileAddress(file.path);
    if (!isFileShown(file, languages)) return [];
    const lang = languages.find((language) => language === file.language) ?? null;
    const last = fileName(file.path);
    // A page of a file store: `/file/d/1a2b/view`.
    const name =
      elsewhere && fileType(last) === ''
        ? new URL(elsewhere).hostname
        : last || withoutUnrulyMarks(file.path);
    // What is written for the reader's language is described in it, in whichever field.
    const own =
      lang !== locale
        ? file.description
        : { ...file.description, [locale]: localise(file.description, locale).text };
    const description = mapText(localise(own, locale), plainText);
    const ownName: LocalisedText = { text: name, lang: locale, dir: 'ltr', isFallback: false };
    return [
      {
        key: file.id,
        /** Null: it cannot be had. */
        href,
        title: description.text ? description : ownName,
        name,
        /** `PDF`, `DOCX` …; empty when unknown. */
        type: fileType(name),
        bytes: null as number | null,
        /** Null: written for readers of every language. */
        lang,
      },
    ];
  });
}
export type FileView = ReturnType<typeof fileViews>[number];

/**
 * Links that share a page; nothing of the services is loaded before a click. Their names are the
 * same in every language.
 */
export function shareLinks(title: string, address: string) {
  const text = encodeURIComponent(title);
  const url = encodeURIComponent(address);
  const both = encodeURIComponent(`${title}\n${address}`);
  return [
    { name: 'mail', href: `mailto:?subject=${text}&body=${both}`, isMail: true },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}`, isMail: false },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      isMail: false,
    },
    {
      name: 'LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      isMail: false,
    },
  ];
}
