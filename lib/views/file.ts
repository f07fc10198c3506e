import type { FileEntry } from '@/lib/api/schemas/file';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { fileAddress, fileElsewhere, fileName, fileType } from '@/lib/media/files/file-address';
import { withoutDirectionMarks } from '@/lib/text/direction-marks';
import { plainText } from '@/lib/text/plain-text';

/** A file a reader may download. */
export interface FileView {
  key: string;
  /** Null: it cannot be had. */
  href: string | null;
  /** Its description, or its name when it has none. */
  title: LocalisedText;
  /** Name under which it is saved. */
  name: string;
  /** `PDF`, `DOCX` …; empty when unknown. */
  type: string;
  /** Null: not known. */
  bytes: number | null;
  /** Null: written for readers of every language. */
  lang: Locale | null;
}

/** Specification §3: not deleted, and either no language or the reader's. */
export function isFileShown(file: Pick<FileEntry, 'isDeleted' | 'lang'>, locale: Locale): boolean {
  return !file.isDeleted && (file.lang === null || file.lang === locale);
}

/** The files of an article or page this reader is offered. */
export function fileViews(files: FileEntry[], locale: Locale): FileView[] {
  return files.flatMap((file) => {
    const href = fileElsewhere(file.path) ?? fileAddress(file.path);
    if (!isFileShown(file, locale) || file.lang === 'other') return [];
    const name = fileName(file.path) || withoutDirectionMarks(file.path);
    // What is written for one language is described in it, in whichever field.
    const own = file.lang === null ? file.description : { ...file.description, [locale]: localise(file.description, locale).text };
    const description = mapText(localise(own, locale), plainText);
    const title = description.text ? description : { text: name, lang: locale, dir: 'ltr' as const, isFallback: false };
    return [{ key: file.id, href, title, name, type: fileType(name), bytes: null, lang: file.lang }];
  });
}
