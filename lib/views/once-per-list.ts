import type { Locale } from '@/lib/i18n/locales';
import { isSaveDataRequest } from '@/lib/runtime/request-context';

/**
 * Makes the views of a list's records once for each language: the data cache gives every rendering the same frozen list, until the API sends
 * another. A view may depend on the record, the language, the place in the list and whether the browser saves data; on nothing else.
 */
export function oncePerList<T, V>(viewOf: (record: T, locale: Locale, place: number) => V): (records: readonly T[], locale: Locale) => readonly V[] {
  const made = new WeakMap<readonly T[], Map<string, V[]>>();
  return (records, locale) => {
    const form = `${locale} ${isSaveDataRequest()}`;
    const known = made.get(records) ?? new Map<string, V[]>();
    const views = known.get(form) ?? records.map((record, place) => viewOf(record, locale, place));
    made.set(records, known.set(form, views));
    return views;
  };
}
