import { decode } from 'html-entities';

/** Removes scripts and style sheets. An unclosed one extends to the end of the text. */
function withoutScripts(html: string): string {
  const [before = '', ...pieces] = html.split(/<(?:script|style)\b/i);
  return (
    before + pieces.map((piece) => piece.slice(piece.search(/<\/(?:script|style)\b|$/i))).join('')
  );
}

/**
 * Returns the text of HTML. Tags become spaces, except `<sup>` (`1<sup>er</sup>`); entities are
 * decoded, even if encoded twice.
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
 * Maps spellings that readers treat as equal to one. NFKD separates accents, hamza and presentation
 * forms; marks are then removed, and similar letters and digits replaced.
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

/** Returns the folded words of a text, as the index has them. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Removes the article and its prefixed particle (ال وال بال كال فال لل) from an Arabic word; null
 * if there is none.
 */
export function withoutArabicArticle(word: string): string | null {
  return /^(?:[وبكف]?ال|لل)(\p{Script=Arabic}{3,})$/u.exec(word)?.[1] ?? null;
}

/** Returns the words to index: those of the text, and Arabic words also without their article. */
export function indexText(html: string): string {
  return words(plainText(html))
    .flatMap((word) => [word, withoutArabicArticle(word) ?? []].flat())
    .join(' ');
}
