import { decode } from 'html-entities';

/** Text outside scripts and style sheets. An unclosed one extends to the end of the text. */
function withoutScripts(html: string): string {
  const [before = '', ...pieces] = html.split(/<(?:script|style)\b/i);
  return (
    before + pieces.map((piece) => piece.slice(piece.search(/<\/(?:script|style)\b|$/i))).join('')
  );
}

/**
 * Text of a piece of HTML: tags become spaces, but for those of a raised ending (`1<sup>er</sup>`),
 * entities characters (twice-encoded ones too).
 */
export function plainText(html: string): string {
  let text = withoutScripts(html)
    .replace(/<\/?sup>/gi, '')
    .replace(/<[^<>]*>/g, ' ');
  for (let pass = 0; pass < 10; pass += 1) {
    const decoded = decode(text);
    if (decoded === text) break;
    text = decoded;
  }
  return text.replace(/\s+/g, ' ').trim();
}

const sameLetters: Record<string, string> = {
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
 * One spelling for what readers regard as the same: no case, no accents, no tashkeel or tatweel,
 * one alef, one yeh, heh for teh marbuta, no hamza, Western digits. NFKD takes accents, hamza
 * carriers (أ إ آ ؤ ئ) and presentation forms apart; the marks then go.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđٱىیةکءـ]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** The words of a text as the index knows them. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * An Arabic word without its article and the particles written onto it (ال وال بال كال فال لل), or
 * null when it has none.
 */
export function withoutArabicArticle(word: string): string | null {
  return /^(?:[وبكف]?ال|لل)(\p{Script=Arabic}{3,})$/u.exec(word)?.[1] ?? null;
}

/**
 * What is written into the search index for a text: its words, and Arabic words once more without
 * their article.
 */
export function indexText(html: string): string {
  return words(plainText(html))
    .flatMap((word) => [word, withoutArabicArticle(word) ?? []].flat())
    .join(' ');
}
