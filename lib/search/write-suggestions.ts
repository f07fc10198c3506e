import type { SuggestionEntry, SuggestionsFile } from './suggestions';

/** The file may hold this much. */
export const MAX_FILE_BYTES = 30_000;

/** The file as it is sent: one entry for each address, under its first name, and as many as fit; the last ones are the least missed. */
export function writeSuggestions(texts: Omit<SuggestionsFile, 'entries'>, entries: SuggestionEntry[]): string {
  let bytes = Buffer.byteLength(JSON.stringify({ ...texts, entries: [] }));
  const written = distinct(entries);
  const tooMany = written.findIndex((entry) => (bytes += Buffer.byteLength(JSON.stringify(entry)) + 1) > MAX_FILE_BYTES);
  return JSON.stringify({ ...texts, entries: tooMany === -1 ? written : written.slice(0, tooMany) });
}

function distinct(entries: SuggestionEntry[]): SuggestionEntry[] {
  const seen = new Set<string>();
  return entries.filter(([, name, href]) => name !== '' && !seen.has(href) && seen.add(href));
}
