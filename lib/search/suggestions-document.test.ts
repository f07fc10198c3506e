import type { SuggestionEntry, SuggestionsFile } from '@/lib/search/suggestions';
import { MAX_FILE_BYTES, writeSuggestions } from './suggestions-document';

const TEXTS = { label: 'Suggestions', counts: ['0', '1'], kinds: ['Page'] };
const entriesOf = (text: string): SuggestionEntry[] =>
  (JSON.parse(text) as SuggestionsFile).entries;

describe('the file of suggestions', () => {
  test('names each address once, under its first name, and nothing without a name', () => {
    const entries: SuggestionEntry[] = [
      [0, 'Contact', '/contact', '', 0],
      [0, 'Nous écrire', '/contact', '', 0],
      [0, '', '/page/1', '', 0],
    ];
    expect(JSON.parse(writeSuggestions(TEXTS, entries))).toEqual({
      ...TEXTS,
      entries: [entries[0]],
    });
  });

  test('never grows beyond its size, whatever the language of the names; the first ones stay', () => {
    const many = Array.from({ length: 900 }, (_, index): SuggestionEntry => [
      0,
      `غرفة التجارة والصناعة ${index}`,
      `/ar/page/${index}`,
      '',
      0,
    ]);
    const text = writeSuggestions(TEXTS, many);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_FILE_BYTES);
    expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_FILE_BYTES - 200);
    expect(entriesOf(text)).toEqual(many.slice(0, entriesOf(text).length));
  });
});
