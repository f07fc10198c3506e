import fc from 'fast-check';

/** What hides words between its beginning and its end. */
const HIDING = [
  'script',
  'style',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'iframe',
  'oembed',
  'video',
  'audio',
] as const;
const OTHERS =
  'textarea select option template noscript svg math object plaintext table td a b p li h2 form div source br'.split(
    ' ',
  );

interface Piece {
  html: string;
  /** What it begins or ends. */
  begins?: string;
  ends?: string;
  word?: string;
}

const word: fc.Arbitrary<Piece> = fc
  .nat(999)
  .map((number) => ({ html: `mot${number}. `, word: `mot${number}.` }));
const comment: fc.Arbitrary<Piece> = fc.constantFrom(
  { html: '<!--', begins: 'comment' },
  { html: '-->', ends: 'comment' },
);
const name = fc.oneof(fc.constantFrom(...HIDING), fc.constantFrom(...HIDING, ...OTHERS));
const spelt = fc
  .tuple(name, fc.boolean())
  .map(([tag, isLarge]) => [tag, isLarge ? tag.toUpperCase() : tag] as const);
const start = fc
  .tuple(spelt, fc.constantFrom('', '', '', ' src=x', ' alt="<i>"', '\n', ' title="<script>"'))
  .map(([[begins, tag], attributes]): Piece => ({ html: `<${tag}${attributes}>`, begins }));
const end = fc
  .tuple(spelt, fc.constantFrom('', '', '', ' ', '/', ' x'))
  .map(([[ends, tag], after]): Piece => ({ html: `</${tag}${after}>`, ends }));
const selfClosing = spelt.map(([, tag]): Piece => ({ html: `<${tag} />` }));
const section: fc.Arbitrary<Piece> = fc.constantFrom({ html: '<![CDATA[' }, { html: ']]>' });

/** A comment goes on until the first end, whatever begins in it. */
function mayBeHidden(pieces: readonly Piece[], place: number): boolean {
  return [...HIDING, 'comment'].some((kind) => {
    const isOfKind = ({ begins, ends }: Piece): boolean => ends === kind || begins === kind;
    const following = pieces
      .slice(place)
      .filter((piece) => isOfKind(piece) && (kind !== 'comment' || piece.ends === kind));
    return (
      pieces.slice(0, place).findLast(isOfKind)?.begins === kind && following[0]?.ends === kind
    );
  });
}

/**
 * HTML, and those of its words that stand between no beginning and the end that belongs to it: they
 * are shown.
 */
export const partlyHidden = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: word },
      { weight: 3, arbitrary: start },
      { weight: 2, arbitrary: end },
      comment,
      section,
      {
        weight: 1,
        arbitrary: selfClosing,
      },
    ),
    { minLength: 2, maxLength: 12, size: 'max' },
  )
  .map((pieces) => ({
    html: pieces.map(({ html }) => html).join(''),
    shown: pieces.flatMap((piece, place) =>
      piece.word === undefined || mayBeHidden(pieces, place) ? [] : [piece.word],
    ),
  }));
