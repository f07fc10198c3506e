import type { Options } from 'rehype-sanitize';

const HTTP = ['http', 'https'];
const SIZE = /^[1-9]\d{0,4}$/;
const SPAN = /^[1-9]\d?$/;
const SCOPE = /^(?:col|row|colgroup|rowgroup)$/;

/**
 * What of an editor's HTML is let through. Another element is left out and what it holds kept; those of `strip` go with their text.
 * Addresses are judged once more by the plugins that write links, pictures and frames.
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
  // `data` stands for an inline picture, of which the body holds a number only (`inline-images.ts`).
  protocols: { href: [...HTTP, 'mailto', 'tel'], src: [...HTTP, 'data'], poster: HTTP, url: HTTP },
  ancestors: {},
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
};
