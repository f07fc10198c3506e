import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isItemId } from '@/lib/routes/item-id';
import { notADocument } from './document-response';

type Handler<Parameters> = (request: Request, context: { params: Promise<Parameters> }) => Promise<Response>;

/** Route handler of a language's document: `…/{language}/…`. */
export function languageDocument(document: (locale: Locale) => Promise<Response>): Handler<{ language: string }> {
  return async (_request, { params }) => {
    const { language } = await params;
    return isLocale(language) ? document(language) : notADocument();
  };
}

/** Route handler of a language's document that is named after it: `{language}.{extension}`. */
export function languageFile(extension: string, document: (locale: Locale) => Promise<Response>): Handler<{ file: string }> {
  return async (_request, { params }) => {
    const language = baseName((await params).file, extension);
    return isLocale(language) ? document(language) : notADocument();
  };
}

/** Route handler of one item's document: `{language}/…/{id}.{extension}`. */
export function itemDocument(
  extension: string,
  document: (locale: Locale, id: string) => Promise<Response>,
): Handler<{ language: string; file: string }> {
  return async (_request, { params }) => {
    const { language, file } = await params;
    const id = baseName(file, extension);
    return isLocale(language) && isItemId(id) ? document(language, id) : notADocument();
  };
}

function baseName(file: string, extension: string): string {
  return file.endsWith(`.${extension}`) ? file.slice(0, -extension.length - 1) : '';
}
