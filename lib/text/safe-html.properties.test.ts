import { fc } from '@/lib/testing/property';
import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { hostileText } from '@/lib/testing/hostile';
import { safeHtml } from './safe-html';

const FORBIDDEN =
  /^(?:script|style|object|embed|form|input|button|select|textarea|template|noscript|base|meta|link|svg|math|title|frame|frameset|applet|portal)$/;
const SCHEMES = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z\d+.-]*(?:[^a-z\d+.:-]|$))/i;

/** Pieces that parsers disagree about; put together at random they make markup nobody thought of. */
const piece = fc.constantFrom(
  '<p>',
  '</p>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<svg>',
  '</svg>',
  '<math>',
  '<mtext>',
  '<template>',
  '<noscript>',
  '<textarea>',
  '</textarea>',
  '<title>',
  '<a href="',
  '<img src=',
  '<iframe src="javascript:alert(1)">',
  '<iframe srcdoc="',
  '"',
  "'",
  '>',
  '<',
  '/>',
  '</',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '&lt;',
  '&#60;',
  '&quot;',
  'javascript:',
  'JaVa\tScRiPt:',
  'data:text/html,',
  '//x',
  ' onerror=alert(1) ',
  ' style="x" ',
  ' id=x ',
  ' constructor=x ',
  ' __proto__=x ',
  ' data-align="center" ',
  '<center>',
  '<oembed url=',
  '\u0000',
  '\u00A0',
  '<table>',
  '<td>',
  '<li>',
  '<h1>',
  '</h1>',
  'texte',
  '`',
  '=',
);
const markup = fc.oneof(
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 25 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: hostileText },
);

/** Every element of a piece of HTML; the sanitiser's parser is used here with nothing forbidden. */
function elementsOf(html: string): { name: string; attribs: Attributes }[] {
  const found: { name: string; attribs: Attributes }[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attribs) => found.push({ name, attribs }),
  });
  return found;
}

describe('the sanitiser', () => {
  test('sanitising what is sanitised changes nothing', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const once = safeHtml(html);
        expect(safeHtml(once)).toBe(once);
      }),
    );
  });

  test('leaves no forbidden element, no event attribute, no style and no scheme that runs', () => {
    fc.assert(
      fc.property(markup, (html) => {
        for (const { name, attribs } of elementsOf(safeHtml(html))) {
          expect(name).not.toMatch(FORBIDDEN);
          expect(Object.keys(attribs).filter((attribute) => /^(?:on|style$|srcdoc$|form)/i.test(attribute))).toEqual([]);
          for (const address of [attribs['href'], attribs['src']]) {
            if (address !== undefined) expect(address.replace(/[\p{Cc}\s]+/gu, '')).toMatch(SCHEMES);
          }
        }
      }),
    );
  });
});
