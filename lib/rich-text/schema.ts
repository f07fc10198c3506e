import type { Options } from 'rehype-sanitize';

const HTTP = ['http', 'https'];
const SIZE = /^[1-9]\d{0,4}$/;
const SPAN = /^[1-9]\d?$/;
const SCOPE = /^(?:col|row|colgroup|rowgroup)$/;

/**
 * The elements and attributes that are allowed. Other elements are replaced by their children; those of `strip` are removed with their
 * text. Plugins for links, pictures and frames check addresses again.
 */
export const SCHEMA: Options = {
  tagNames: [
    'p br hr h1 h2 h3 h4 h5 h6 div blockquote pre figure figcaption ul ol li dl dt dd',
    'table caption thead tbody tfoot tr th td',
    'strong b em i u s small sub sup mark del ins code abbr cite q span bdi a img iframe oembed video audio source',
  ].flatMap((names) => names.split(' ')),
  strip: 'script style title xmp noembed noframes'.split(' '),
  attributes: {
    '*': [
      ['lang', /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i],
      ['dir', /^(?:ltr|rtl|auto)$/i],
      ['dataAlign', 'center', 'left', 'right', 'end'],
    ],
    a: ['href'],
    img: ['src', 'alt', ['width', SIZE], ['height', SIZE]],
    iframe: ['src', 'title'],
    video: ['src', 'title', 'poster', ['width', SIZE], ['height', SIZE]],
    audio: ['src', 'title'],
    source: ['src'],
    oembed: ['url'],
    abbr: ['title'],
    ol: [['start', /^-?\d{1,6}$/], 'reversed', ['type', /^[1aAiI]$/]],
    td: [
      ['colSpan', SPAN],
      ['rowSpan', SPAN],
    ],
    th: [
      ['colSpan', SPAN],
      ['rowSpan', SPAN],
      ['scope', SCOPE],
    ],
  },
  // `data`: an inline picture, of which the body contains only a number (`inline-images.ts`).
  protocols: { href: [...HTTP, 'mailto', 'tel'], src: [...HTTP, 'data'], poster: HTTP, url: HTTP },
  ancestors: {},
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
