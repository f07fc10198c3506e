import { documents } from '@/lib/discovery/document-addresses';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { createSuggester, type Suggester, type SuggestionsFile } from '@/lib/search/suggestions';
import { Combobox } from './combobox';

interface Loaded {
  file: SuggestionsFile;
  suggest: Suggester;
}

const equipped = new WeakSet<HTMLInputElement>();
/** One file for the whole visit: another language is another document. */
let loading: Promise<Loaded | null> | undefined;

/** Turns a search box into a combobox. One that is a combobox already, or a file that cannot be had, changes nothing. */
export async function equipBox(input: HTMLInputElement, host: HTMLElement): Promise<void> {
  const language = document.documentElement.lang;
  if (!isLocale(language) || equipped.has(input)) return;
  equipped.add(input);
  loading ??= load(language);
  const loaded = await loading;
  if (loaded) return new Combobox(input, host, loaded.file, loaded.suggest).connect();
  // The next focus may have more luck.
  loading = undefined;
  equipped.delete(input);
}

async function load(language: Locale): Promise<Loaded | null> {
  try {
    const response = await fetch(documents.suggestions(language));
    if (!response.ok) return null;
    const file = (await response.json()) as SuggestionsFile;
    return { file, suggest: createSuggester(file) };
  } catch {
    return null;
  }
}
