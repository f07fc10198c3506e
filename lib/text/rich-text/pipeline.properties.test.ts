import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { hostileText } from '@/testing/properties/hostile';
import { fc } from '@/testing/properties/property';
import { isElement, visitElements } from './tree';
import { shown } from '@/testing/properties/rich-text';
import type { Element, Root } from 'hast';

const FORBIDDEN =
  /^(?:script|style|object|embed|form|input|button|select|textarea|template|base|meta|link|svg|math|title|xmp|frame|frameset|applet|portal)$/;
const SCHEMES = /^(?:https?:|mailto:|tel:|data:image\/|\/(?![\\/]))/;

/** Pieces that parsers disagree about; put together at random they make unforeseen markup. */
const piece = fc.constantFrom(
  ...[
    `<p>|</p>|<script>|</script>|<style>|</style>|<svg>|</svg>|<math>|<mtext>|<template>`,
    `<noscript>|</noscript>|<video src="/a.mp4">|<select>|<option>|<plaintext>|<textarea>`,
    `</textarea>|<title>|<a href="|<img src=|<iframe srcdoc="|"|>|<|/>|</|<!--|-->|<![CDATA[`,
    `]]>|<?|&lt;|&#60;|&quot;|javascript:|data:text/html,|//x| onerror=alert(1) | style="x" `,
    ` id=x | constructor=x | __proto__=x | data-align="center" |<center>|<oembed url=`,
    `<oembed url="https://youtu.be/|<table>|<td>|<li>|<h1>|<ul>|</ul>|<div>|</div>|<object>`,
    `</object>|<b>|</b>|<blockquote>|<dl>|<dt>|</table>|<caption>|<xmp>|<figure>|</iframe>`,
    `</a>|<a href="/x">|</h1>|texte|\`|=`,
  ].flatMap((pieces) => pieces.split('|')),
  '<iframe title="</noscript><script>x()</script>" src="https://www.openstreetmap.org/export/embed.html?bbox=3,36,4,37">',
  '<img alt="<script>x()</script>" src="/a.png">',
  '<source src="/a.mp4" onerror="x()">',
  '<audio title="--><script>x()</script>" src="//x.example/a.mp3">',
  '<iframe src="javascript:alert(1)">',
  '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=3,36,4,37">',
  '<img src="data:image/png;base64,AAAA">',
  "'",
  'JaVa\tScRiPt:',
  '\u0000',
  '\u00A0',
  '<pre>\n',
);
const markup = fc.oneof(
  { weight: 3, arbitrary: fc.array(piece, { maxLength: 25 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: hostileText },
);

/** A text as a browser reads it. */
function read(html: string): Root {
  const tree = fromParse5(parseFragment(html));
  if (tree.type !== 'root') throw new Error('not a fragment');
  return tree;
}

function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  visitElements(read(html), (element) => found.push(element));
  return found;
}

describe('a body of any markup', () => {
  test('stays in its place: what follows stands after it', () => {
    fc.assert(
      fc.property(markup, (body) => {
        const tree = read(`<div>${shown(body)}</div><footer></footer>`);
        expect(tree.children.map((node) => isElement(node) && node.tagName)).toEqual([
          'div',
          'footer',
        ]);
        // Nor does a second reading make of it what the first did not show.
        expect(read(toHtml(tree)).children).toHaveLength(2);
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves no forbidden element, no event attribute, no style and no address that runs', () => {
    fc.assert(
      fc.property(markup, (body) => {
        for (const { tagName, properties } of elementsOf(shown(body))) {
          expect(tagName).not.toMatch(FORBIDDEN);
          expect(
            Object.keys(properties).filter((name) => /^(?:on|style$|form|name$)/i.test(name)),
          ).toEqual([]);
          for (const { tagName: inner } of elementsOf(properties['srcDoc'] ?? ''))
            expect(inner).toMatch(/^(?:link|a|bdi|b|small)$/);
          for (const address of [properties['href'], properties['src']])
            if (address !== undefined) expect(address).toMatch(SCHEMES);
        }
      }),
    );
  });
});
