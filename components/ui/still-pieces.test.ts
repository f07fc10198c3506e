import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hostileText } from '@/lib/testing/hostile';
import { fc } from '@/lib/testing/property';
import { Icon, ICON_PATHS, type IconName } from './Icon';
import { Khatam } from './Khatam';
import { LocalisedText } from './LocalisedText';
import { ServiceIcon } from './ServiceIcon';
import { StructuredData } from './StructuredData';
import { kept, still as stillOrHeld } from './still-pieces';

type Props = Record<string, unknown>;

const still = (tree: ReactNode): ReactNode => stillOrHeld(tree, (html) => html);

/** What the browser gets of a tree, whatever the order of the attributes; an apostrophe means nothing between double quotes. */
function drawn(tree: ReactNode): string {
  const html = renderToStaticMarkup(tree).replaceAll('&#x27;', "'");
  return html.replaceAll(/(<[a-z\d]+)((?: [^\s=]+="[^"]*")+)/g, (_, tag: string, attributes: string) => {
    return tag + (attributes.match(/ [^\s=]+="[^"]*"/g) ?? []).sort().join('');
  });
}

/** Elements React has to keep in the browser. */
function elementsOf(node: ReactNode): number {
  if (Array.isArray(node)) return node.reduce((sum: number, child: ReactNode) => sum + elementsOf(child), 0);
  if (!isValidElement<{ children?: ReactNode }>(node)) return 0;
  return (node.type === Fragment ? 0 : 1) + elementsOf(node.props.children);
}

/** Stands for a component of the browser, as the framework marks it. */
const Client = Object.assign(({ children, icon }: { children?: ReactNode; icon?: ReactNode }) => createElement('div', {}, icon, children), {
  $$typeof: Symbol.for('react.client.reference'),
});
const Card = ({ title, children }: { title: string; children?: ReactNode }): ReactElement =>
  createElement('article', { 'aria-label': title }, createElement('h2', { className: 'title' }, title), children);

const text = { text: 'Foire & « salon » <1>', lang: 'fr', dir: 'ltr', isFallback: true } as const;

describe('what the server alone draws', () => {
  test('is one element, whose content is the HTML React would write', () => {
    const tree = createElement(
      'ul',
      { className: 'cards' },
      ['a', 'b'].map((name) => createElement('li', { key: name }, createElement(Card, { title: name }))),
    );
    expect(elementsOf(still(tree))).toBe(1);
    expect(drawn(still(tree))).toBe(drawn(tree));
  });

  test.each<[string, ReactNode]>([
    ['text of the API', createElement(LocalisedText, { value: text })],
    ['logo', createElement(Khatam, { size: 52, text: '48' })],
    ['service', createElement(ServiceIcon, { name: 'globe' })],
    ['data block', createElement(StructuredData, { data: { '@context': 'https://schema.org', '@type': 'Organization', name: '</script>' } })],
    ...Object.keys(ICON_PATHS).map((name) => [name, createElement(Icon, { name: name as IconName })] satisfies [string, ReactNode]),
  ])('%s', (_name, part) => {
    const tree = createElement('p', {}, part);
    expect(elementsOf(still(tree))).toBe(1);
    expect(drawn(still(tree))).toBe(drawn(tree));
  });

  test.each<[string, Props]>([
    ['form', { action: '/search', method: 'get', role: 'search', 'data-search': true, 'aria-label': 'a "b"' }],
    [
      'input',
      { id: 'a', type: 'text', name: 'keyword', required: true, pattern: '.*\\S.*', maxLength: 200, autoComplete: 'off', enterKeyHint: 'search' },
    ],
    [
      'img',
      { src: '/a?b=1&c=2', srcSet: '/a 1x', alt: '', width: 640, height: 360, loading: 'lazy', decoding: 'async', suppressHydrationWarning: true },
    ],
    ['a', { href: '/a', download: true, hrefLang: 'fr', target: '_blank', rel: 'noopener', 'aria-current': undefined }],
    ['a', { href: '/a', download: 'a.pdf', tabIndex: -1, 'data-reload': true, 'aria-hidden': false, hidden: false, inert: true }],
    ['details', { name: 'menu', open: true, 'data-panel': 'menu' }],
    ['time', { dateTime: '2026-01-01', lang: null }],
    ['td', { colSpan: 2, rowSpan: 3, 'data-figures': '' }],
    ['ol', { start: 4, reversed: true }],
  ])('attributes of %s', (tag, props) => {
    const tree = createElement('div', {}, createElement(tag, props));
    expect(elementsOf(still(tree))).toBe(1);
    expect(drawn(still(tree))).toBe(drawn(tree));
  });
});

describe('what React is needed for', () => {
  test('a component of the browser stays, with what leads to it; all beside it and in it is HTML', () => {
    const row = createElement('span', {}, createElement('b', {}, 'x'));
    const tree = createElement('section', {}, row, createElement('div', {}, row, createElement(Client, { icon: row }, row)), row);
    expect(elementsOf(still(tree))).toBe(7);
    expect(drawn(still(tree))).toBe(drawn(tree));
  });

  test.each<[string, string, Props]>([
    ['a picture wanted at once, which React fetches ahead', 'img', { src: '/a.jpg', alt: '' }],
    ['a link into the head', 'link', { rel: 'preload', as: 'image', imageSrcSet: '/a 1x' }],
    ['a style attribute', 'i', { style: { color: 'red' } }],
    ['an address that runs', 'a', { href: 'java\nscript:alert(1)' }],
    ['a chosen value', 'input', { value: 'x', readOnly: true }],
    ['an attribute nobody has looked at', 'div', { contentEditable: 'false' }],
  ])('%s', (_what, tag, props) => {
    const tree = createElement('p', {}, createElement(tag, props), createElement('b', {}, createElement('i', {}, '1')));
    expect(elementsOf(still(tree))).toBe(3);
    expect(drawn(still(tree))).toBe(drawn(tree));
  });

  test('a component that waits stays as the promise it gave', () => {
    const Waiting = async (): Promise<ReactNode> => createElement('b', {}, 'x');
    const { children } = (still(createElement('p', {}, createElement(Waiting))) as ReactElement<{ children: unknown }>).props;
    expect(children).toBeInstanceOf(Promise);
  });

  test('for the HTML of an element something else may stand', () => {
    const row = createElement('b', {}, createElement('i', {}, 'x'));
    const held: string[] = [];
    const tree = stillOrHeld(createElement('p', {}, row, createElement(Client, {}, row)), (html) => `<!--${held.push(html)}-->`);
    expect(renderToStaticMarkup(tree)).toBe('<p><b><!--1--></b><div><b><!--2--></b></div></p>');
    expect(held).toEqual(['<i>x</i>', '<i>x</i>']);
  });

  test('HTML that is given is held back as HTML that is written, but for scripts', () => {
    const given = { dangerouslySetInnerHTML: { __html: '<i>x</i>' } };
    const tree = createElement(
      'p',
      {},
      createElement('ul', given),
      createElement('script', { type: 'application/ld+json', ...given }),
      createElement(Client),
    );
    expect(renderToStaticMarkup(stillOrHeld(tree, () => '<!--held-->'))).toBe(
      '<p><ul><!--held--></ul><script type="application/ld+json"><i>x</i></script><div></div></p>',
    );
  });

  test('keys stay, also those of a component', () => {
    const items = ['a', 'b'].map((name) => createElement(Card, { key: name, title: name }, createElement(Client)));
    const list = still(createElement('div', {}, items)) as ReactElement<{ children: ReactElement[] }>;
    expect(list.props.children.map(({ key }) => key)).toEqual(['a', 'b']);
  });
});

describe('whatever stands in it', () => {
  const attributes = fc.record(
    {
      className: hostileText,
      title: hostileText,
      'data-x': hostileText,
      'aria-label': hostileText,
      lang: hostileText,
      hidden: fc.boolean(),
      id: hostileText,
    },
    { requiredKeys: [] },
  );
  const { tree } = fc.letrec<{ tree: ReactNode; list: ReactNode[] }>((tie) => ({
    list: fc.array(tie('tree'), { maxLength: 4 }),
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      hostileText,
      fc.constantFrom(null, undefined, true, false, 0, 12.5),
      fc
        .tuple(fc.constantFrom('div', 'span', 'section', 'b'), attributes, tie('list'))
        .map(([tag, props, list]) => createElement(tag, props, ...list)),
      fc
        .tuple(hostileText, tie('list'))
        .map(([title, list]) => ({ title, inner: createElement(Fragment, {}, ...list) }))
        .chain(({ title, inner }) => fc.constantFrom<ReactNode>(createElement(Card, { title }, inner), createElement(Client, {}, inner), inner)),
      fc.constantFrom(
        createElement('br'),
        createElement('img', { src: '/a', alt: '', loading: 'lazy' }),
        createElement('img', { src: '/a', alt: '' }),
      ),
    ),
  }));

  test('the browser gets what React would give it', () => {
    fc.assert(fc.property(tree, (node) => expect(drawn(still(node))).toBe(drawn(node))));
  });

  test('what a component shows can be kept, and is the same on the next page', () => {
    fc.assert(
      fc.property(tree, (node) => {
        let calls = 0;
        let shown: { node: ReactNode } | undefined;
        const Kept = (): ReactNode => {
          calls += 1;
          return node;
        };
        const page = createElement('section', {}, createElement(Kept), createElement(Client, { icon: createElement(Kept) }));
        const once = drawn(still(page));
        kept.set(Kept, (_, draw) => (shown ??= { node: draw() }).node);
        calls = 0;
        for (let pages = 0; pages < 2; pages += 1) expect(drawn(still(page))).toBe(once);
        expect(calls).toBe(1);
      }),
    );
  });
});
