import { sizeText } from '../i18n/format-number';

describe('the size of a file, as a reader of each language writes it', () => {
  test.each([
    [1, '1 ko', '1 kB', '1 كيلوبايت'],
    [340_200, '340 ko', '340 kB', '340 كيلوبايت'],
    [999_700, '1 Mo', '1 MB', '1 ميغابايت'],
    [1_240_000, '1,2 Mo', '1.2 MB', '1,2 ميغابايت'],
    [48_300_000, '48 Mo', '48 MB', '48 ميغابايت'],
  ])('%i bytes', (bytes, french, english, arabic) => {
    const plain = (text: string): string =>
      text.replace(/[\u00A0\u202F]/g, ' ').replace(/[\u200E\u200F]/g, '');
    expect(plain(sizeText(bytes, 'fr'))).toBe(french);
    expect(plain(sizeText(bytes, 'en'))).toBe(english);
    expect(plain(sizeText(bytes, 'ar'))).toBe(arabic);
  });

  test('number and unit are never parted in French', () => {
    expect(sizeText(1_240_000, 'fr')).not.toMatch(/ /);
  });
});
