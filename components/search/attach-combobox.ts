import { createSuggester, type Suggester, type SuggestionsFile } from '@/lib/search/suggestions';
import { Combobox } from './combobox';

interface Loaded {
  file: SuggestionsFile;
  suggest: Suggester;
}

const attached = new WeakSet<HTMLInputElement>();
/** One file for the whole visit: another language is another page. */
let loading: Promise<Loaded | null> | undefined;

/** Turns a search box into a combobox with the suggestions of a file. One that is a combobox already, or a file that cannot be had, changes nothing. */
export async function attachCombobox(input: HTMLInputElement, host: HTMLElement, address: string): Promise<void> {
  if (attached.has(input)) return;
  attached.add(input);
  loading ??= load(address);
  const loaded = await loading;
  if (loaded) return new Combobox(input, host, loaded.file, loaded.suggest).connect();
  // The next focus asks again.
  loading = undefined;
  attached.delete(input);
}

async function load(address: string): Promise<Loaded | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const file = (await response.json()) as SuggestionsFile;
    return { file, suggest: createSuggester(file) };
  } catch {
    return null;
  }
}
