import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { decode } from 'html-entities';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { ENTITY_PASSES } from '@/lib/platform/constants';
import { parseHtml } from '@/lib/text/html-tree';
import { STYLE_NAMES, mapStyles } from './styles';

const TAG = /<\/?[a-z][^<>]*>/i;
const ENCODED_TAG = /&(?:amp;)*lt;\/?[a-z]/i;

/**
 * Returns a body as HTML. Editors write HTML, HTML encoded as a whole, or text with blank lines
 * between paragraphs.
 */
export function bodyHtml(text: string): string {
  let html = text.trim();
  for (let pass = 0; pass < ENTITY_PASSES && !TAG.test(html) && ENCODED_TAG.test(html); pass += 1)
    html = decode(html);
  if (TAG.test(html) || html === '') return html;
  const paragraphs = html.split(/\r?\n(?:[\t ]*\r?\n)+/);
  return paragraphs.map((lines) => `<p>${lines.replace(/\r?\n/g, '<br>')}</p>`).join('');
}

const SIZE = /^[1-9]\d{0,4}$/;
/** A cell spans at most 99 columns: browsers need seconds for tables of thousands. */
const COLUMNS = /^[1-9]\d?$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i;
const NUMBER = /^-?\d{1,6}$/;
const CELL = [
  ['colSpan', COLUMNS],
  ['rowSpan', /^(?:0|[1-9]\d{0,4})$/],
] satisfies [string, RegExp][];
const ANCHOR_ID = /^[\p{L}\p{N}_.:-]{1,64}$/u;
const HTTP = ['http', 'https'];

/**
 * These elements and attributes stay. Other elements are replaced by their content, and `id` gets a
 * prefix, so that it cannot equal one of the page's.
 */
export const SCHEMA: Options = {
  tagNames: [
    'p br hr h1 h2 h3 h4 h5 h6 div blockquote pre figure figcaption ul ol li dl dt dd',
    'table caption thead tbody tfoot tr th td strong b em i u s small sub sup mark del ins code',
    'details summary abbr cite q span bdi a img iframe oembed video audio source track',
  ].flatMap((names) => names.split(' ')),
  strip: ['script', 'style'],
  attributes: {
    '*': [
      ['lang', LANGUAGE],
      ['dir', /^(?:ltr|rtl|auto)$/i],
      ['dataStyle', ...STYLE_NAMES],
      ['id', ANCHOR_ID],
    ],
    a: ['href', ['target', '_blank']],
    img: ['src', 'alt', ['width', SIZE], ['height', SIZE]],
    iframe: ['src', 'title'],
    video: ['src', 'title', 'poster', ['width', SIZE], ['height', SIZE]],
    audio: ['src', 'title'],
    source: ['src'],
    track: ['src', 'label', 'default', ['srcLang', LANGUAGE], ['kind', /^[a-z]+$/]],
    oembed: ['url'],
    abbr: ['title'],
    ol: [['start', NUMBER], 'reversed'],
    li: [['value', NUMBER]],
    td: CELL,
    th: [...CELL, ['scope', /^(?:col|row)(?:group)?$/]],
  },
  // `data:` is allowed for small pictures, which stay in the text (`inline-images.ts`).
  protocols: { href: [...HTTP, 'mailto', 'tel'], src: [...HTTP, 'data'], poster: HTTP, url: HTTP },
  // A `source` outside a player is left over from `picture`, which is replaced by its content.
  ancestors: { source: ['video', 'audio'], track: ['video', 'audio'] },
  clobber: ['id'],
  clobberPrefix: 'place-',
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/**
 * Inside these elements the parser accepts invalid nesting that it corrects elsewhere. The schema
 * removes the elements but keeps their content, so the result is parsed again to correct it.
 */
const LENIENT_ELEMENTS = /<(?:applet|button|form|marquee|math|object|select|svg|textarea)\b/i;
const sanitiser = unified().use(mapStyles).use(rehypeSanitize, SCHEMA).freeze();

/** Parses and sanitises a body. Throws `HtmlTooLargeError`. */
export function parseSanitised(text: string): Root {
  const html = bodyHtml(text);
  const tree = sanitiser.runSync(parseHtml(html));
  return LENIENT_ELEMENTS.test(html) ? parseHtml(toHtml(tree)) : tree;
}
