import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

type Tree = { [key: string]: string | Tree };

/** Every text with its key, e.g. `contact.errors.required`. */
function texts(tree: Tree, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [inner, text] of texts(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

/** Names of the arguments a text takes, in alphabetical order. */
const argumentsOf = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted();

const french = texts(fr);
const languages = { fr: french, en: texts(en), ar: texts(ar) };

describe('the texts of the interface', () => {
  test.each(['en', 'ar'] as const)('have the same keys in French and in %s', (language) => {
    expect([...languages[language].keys()].toSorted()).toEqual([...french.keys()].toSorted());
  });

  test.each(['en', 'ar'] as const)('take the same arguments in French and in %s', (language) => {
    for (const [key, text] of languages[language]) expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(french.get(key) ?? '')]);
  });

  test('are never empty', () => {
    for (const [language, all] of Object.entries(languages)) {
      expect([language, [...all].filter(([, text]) => text.trim() === '').map(([key]) => key)]).toEqual([language, []]);
    }
  });

  test('set a no-break space before French double punctuation and inside guillemets', () => {
    const wrong = [...french].filter(([, text]) =>
      /[^\s\u00A0\u202F\d/]?[ ](?=[:;?!»])|«[ ]|[\p{L}»)](?=[?!»])/u.test(text.replace(/\{[^}]*\}/g, 'x')),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('use typographic apostrophes in French and English', () => {
    for (const language of ['fr', 'en'] as const) {
      expect([language, [...languages[language]].filter(([, text]) => /\p{L}'\p{L}/u.test(text)).map(([key]) => key)]).toEqual([language, []]);
    }
  });

  test('write numbers with Western digits in Arabic', () => {
    expect([...languages.ar].filter(([, text]) => /[\u0660-\u0669\u06F0-\u06F9]/u.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('name every Arabic plural form a count can take', () => {
    const counted = [...languages.ar].filter(([, text]) => text.includes(', plural,'));
    expect(counted.length).toBeGreaterThan(0);
    for (const [key, text] of counted) {
      for (const form of ['one', 'two', 'few', 'many', 'other']) expect([key, text.includes(`${form} {`)]).toEqual([key, true]);
    }
  });
});
