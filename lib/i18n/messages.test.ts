import { readFileSync } from 'node:fs';

type Texts = { [name: string]: string | Texts };

/** Name and text of every message of a language. */
function textsOf(language: string): Map<string, string> {
  const read = (texts: Texts, path: string): [string, string][] =>
    Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [[path + name, text]] : read(text, `${path}${name}.`)));
  return new Map(read(JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), 'utf8')) as Texts, ''));
}

const [fr, en, ar] = [textsOf('fr'), textsOf('en'), textsOf('ar')];
/** A message as it is read: without tags, with a word for each value, and with every form of what it counts. */
const written = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\{\w+\}/g, 'x')
    .replaceAll(/\{\w+, plural,|(?:=\d|zero|one|two|few|many|other) \{|\}/g, '');
const wrong = (texts: Map<string, string>, fault: RegExp): string[] =>
  [...texts].filter(([, text]) => fault.test(written(text))).map(([name]) => name);

test('all languages have the same messages', () => {
  expect([...en.keys()]).toEqual([...fr.keys()]);
  expect([...ar.keys()]).toEqual([...fr.keys()]);
});

test('French has a space that never breaks before « : ; ? ! » and inside guillemets, and curved apostrophes', () => {
  expect(wrong(fr, /[^\u00A0\u202F][:;?!»]|«[^\u00A0\u202F]|["']/u)).toEqual([]);
});

test('Arabic has its own comma, semicolon and question mark, guillemets, no stretched letters, and Western digits', () => {
  expect(wrong(ar, /\p{Script=Arabic}\s*[,;?]|["'\u0640]|[\u0660-\u0669\u06F0-\u06F9]/u)).toEqual([]);
});

test('English has curved quotation marks and no space before its signs', () => {
  expect(wrong(en, /["']|\s[:;?!]/u)).toEqual([]);
});

test('every Arabic message that counts has the forms Arabic counts with', () => {
  const counting = [...ar].filter(([, text]) => text.includes(', plural,'));
  expect(counting.length).toBeGreaterThan(3);
  const forms = ['one', 'two', 'few', 'many', 'other'];
  expect(counting.filter(([, text]) => !forms.every((form) => text.includes(`${form} {`))).map(([name]) => name)).toEqual([]);
});
