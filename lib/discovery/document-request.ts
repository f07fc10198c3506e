import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isItemId } from '@/lib/routes/item-id';

/** What a route handler of one item's document gets: `{language}/…/{id}.{extension}`. */
export interface DocumentContext {
  params: Promise<{ language: string; file: string }>;
}

/** The language and item an address names; null when it names none. */
export async function readDocument({ params }: DocumentContext, extension: string): Promise<{ locale: Locale; id: string } | null> {
  const { language, file } = await params;
  const ending = `.${extension}`;
  const id = file.endsWith(ending) ? file.slice(0, -ending.length) : '';
  return isLocale(language) && isItemId(id) ? { locale: language, id } : null;
}

/** The language a file is named after: `{language}.{extension}`; null when it is none. */
export function languageOfFile(file: string, extension: string): Locale | null {
  const [language, ending, ...more] = file.split('.');
  return isLocale(language) && ending === extension && more.length === 0 ? language : null;
}
