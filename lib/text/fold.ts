const SAME_LETTERS: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ء: '',
  ـ: '',
};

/**
 * One spelling for what readers take for the same: no case, no accents, no tashkeel or tatweel, one alef, one yeh, heh for teh
 * marbuta, no hamza, Western digits. NFKD takes accents, hamza carriers (أ إ آ ؤ ئ) and presentation forms apart; the marks then go.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđٱىیةکءـ]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** The words of a text in their one spelling, with single spaces around each: what `matchesTerms` looks into. */
export function searchTerms(...texts: string[]): string {
  return ` ${wordsOf(texts.join(' ')).join(' ')} `;
}

/** The words of a text in their one spelling. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const ARABIC_ARTICLE = /^(?:[وبكف]?ال|لل)(?=\p{Script=Arabic}{3})/u;

/** An Arabic word's article with the particles written onto it (ال وال بال كال فال لل), or nothing. */
export function arabicArticle(word: string): string {
  return ARABIC_ARTICLE.exec(word)?.[0] ?? '';
}

/** Every word asked for stands somewhere in the terms, whole or in part. A query without words matches everything. */
export function matchesTerms(terms: string, query: string): boolean {
  return wordsOf(query).every((word) => terms.includes(word));
}
