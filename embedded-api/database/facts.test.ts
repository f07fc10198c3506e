import { readFileSync } from 'node:fs';
import { languages, type Language } from '../http/language';
import { CONTENT_FOLDER } from './content';
import { demonstration } from './demonstration';

/** One fact of the demonstration, with the records that state it and what they say. */
interface Fact {
  fact: string;
  in: string[];
  /** What the French text of these records says, and of no other. */
  about: string;
  says: Record<Language, string[]>;
  /** What no record says. */
  never?: Record<Language, string[]>;
}

const facts: Fact[] = JSON.parse(readFileSync(`${CONTENT_FOLDER}/facts.json`, 'utf8'));

interface Written {
  name: string;
  texts: Record<Language, string>;
}

/** The words of a record in each language, without markup, with plain spaces. */
const written: Written[] = (['articles', 'pages', 'chambers', 'slides'] as const).flatMap((kind) =>
  demonstration[kind].map((record) => ({
    name: `${kind}/${record.id}`,
    texts: Object.fromEntries(
      languages.map((language) => [language, wordsOf(record, language)]),
    ) as Record<Language, string>,
  })),
);

function wordsOf(record: object, language: Language): string {
  return Object.values(record)
    .map((value: unknown) => {
      if (typeof value !== 'object' || value === null || !(language in value)) return '';
      const text: unknown = Object.entries(value).find(([key]) => key === language)?.[1];
      return Array.isArray(text) ? text.join(' ') : String(text ?? '');
    })
    .join(' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ');
}

describe('a fact has one value', () => {
  test.each(facts.map((fact) => [fact.fact, fact] as const))('%s', (_, fact) => {
    const about = new RegExp(fact.about, 'u');
    const stating = written.filter(({ texts }) => about.test(texts.fr));
    expect(stating.map(({ name }) => name).toSorted()).toEqual(fact.in.toSorted());
    for (const { name, texts } of stating) {
      for (const language of languages.filter((own) => texts[own].trim() !== '')) {
        const missing = fact.says[language].filter((words) => !texts[language].includes(words));
        expect([name, language, missing]).toEqual([name, language, []]);
      }
    }
    for (const language of languages) {
      const wrong = (fact.never?.[language] ?? []).filter((words) =>
        written.some(({ texts }) => texts[language].includes(words)),
      );
      expect([language, wrong]).toEqual([language, []]);
    }
  });
});
