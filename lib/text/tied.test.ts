import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { tiedPieces } from './tied';

const tied = (text: string): string[] => tiedPieces(text).flatMap((piece) => (piece.isTied ? [piece.text] : []));

describe('the pieces of a title that stay on one line', () => {
  test.each([
    ['a short compound', 'Vendre en ligne au-delà des frontières', ['au-delà']],
    ['a word and the dash after it', 'Salon du froid — Béjaïa', ['froid —']],
    ['both at once', 'Le rendez-vous — Oran', ['rendez-vous —']],
    ['an Arabic word and its dash', 'صالون التغليف وسلسلة التبريد — بجاية', ['التبريد —']],
    ['none without hyphen or dash', 'Certificat d’origine', []],
    ['none too long for a phone, the word and its dash', 'Médias — radio-télévision — Oran', ['Médias —']],
    ['a compound whose dash is too much', 'La sous-traitance — Oran', ['sous-traitance']],
    ['none for a dash at the start', '— Béjaïa', []],
    ['none for a hyphen that joins nothing', 'Oran - Alger', []],
  ])('%s', (_, text, expected) => {
    expect(tied(text)).toEqual(expected);
  });

  test('joined, they are the text, each where it says it begins', () => {
    const words = fc.array(fc.constantFrom('au-delà', '—', '–', 'froid', '', 'x-', '-', 'sous-traitance', 'بجاية'));
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const pieces = tiedPieces(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { start, text: piece } of pieces) expect(text.startsWith(piece, start)).toBe(true);
      }),
    );
  });
});
