import { MAX_KEYWORD_LENGTH } from '@/lib/platform/constants';
import { arabicArticle, foldText } from '@/lib/text/fold';

const MAX_SPELLINGS = 2;

const WORD = /[\p{L}\p{M}\p{N}\u0640]+/gu;
const TASHKEEL_AND_TATWEEL = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/gu;

/**
 * Other spellings of a keyword that found nothing: as the site's texts write the words (« الادارة »
 * → « الإدارة »), without tashkeel, with the usual Arabic endings, and without accents or hamza.
 */
export function otherSpellings(keyword: string, texts: readonly string[]): string[] {
  const seen = new Set([sameAs(keyword)]);
  return [
    asWritten(keyword, texts),
    bare(keyword),
    withEndings(bare(keyword)),
    foldText(keyword).trim(),
  ]
    .filter(
      (spelling) =>
        spelling !== '' &&
        spelling.length <= MAX_KEYWORD_LENGTH &&
        !seen.has(sameAs(spelling)) &&
        seen.add(sameAs(spelling)),
    )
    .slice(0, MAX_SPELLINGS);
}

function sameAs(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** Each word as the texts spell it, with its article. */
function asWritten(keyword: string, texts: readonly string[]): string {
  const written = new Map((keyword.match(WORD) ?? []).map((word) => [keyOf(word), '']));
  for (const text of texts) {
    for (const word of text.match(WORD) ?? []) {
      if (written.get(keyOf(word)) === '')
        written.set(keyOf(word), withoutArticle(bare(word)).toLowerCase());
    }
  }
  return keyword.replace(WORD, (word) => {
    const known = written.get(keyOf(word));
    return known ? arabicArticle(bare(word)) + known : word;
  });
}

/** The form common to all spellings of a word. */
function keyOf(word: string): string {
  return withoutArticle(foldText(word));
}

function withoutArticle(word: string): string {
  return word.slice(arabicArticle(word).length);
}

/** Letters that a keyboard has: no tashkeel or tatweel, Arabic yeh and kaf, Western digits. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(TASHKEEL_AND_TATWEEL, '')
    .replace(/[یک]/g, (letter) => (letter === 'ی' ? 'ي' : 'ك'))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .trim();
}

/** Replaces heh and yeh at the end of words by teh marbuta and alef maksura. */
function withEndings(text: string): string {
  return text.replace(/(?<=\p{Script=Arabic}{2})[هي](?![\p{L}\p{M}])/gu, (letter) =>
    letter === 'ه' ? 'ة' : 'ى',
  );
}
