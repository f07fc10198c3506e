import { decode } from 'html-entities';
import { linksOf, type Visited } from './crawler';
import { attributes, languageOf, textOf } from '../http';
import { splitLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { DIRECTIONS, type Language } from '../test';

export interface SocialImage {
  address: string;
  width: number;
  height: number;
}

/** What is kept of each document of a crawl: the bodies of a thousand pages are not. */
export interface Facts {
  path: string;
  from: string;
  status: number;
  redirects: number;
  isPage: boolean;
  /** `lang` and `dir` of the document, and the `Content-Language` of the answer. */
  language: ReturnType<typeof languageOf> & { header: string | undefined };
  titlesOfFirstLevel: string[];
  title: string;
  description: string;
  /** Without the origin; undefined when there is none, or one of another site. */
  canonical: string | undefined;
  isHidden: boolean;
  /** Each language's address without the origin, sorted: `en /en/contact`. */
  alternates: string[];
  socialImage: SocialImage | undefined;
  /** Places in the document that a fragment can name. */
  places: ReadonlySet<string>;
  links: string[];
  /** Keys of texts that stand where the text should. */
  keys: string[];
}

/** Reads a document. `keys` are those of the interface's texts. */
export function factsOf(document: Visited, origin: string, keys: ReadonlySet<string>): Facts {
  const { path, from, status, redirects, headers, body } = document;
  const isPage = String(headers['content-type']).startsWith('text/html');
  const html = isPage ? body : '';
  const head = html.slice(0, html.indexOf('</head>') + 1);
  const words = isPage ? textOf(html).match(/\b[a-z]\w*(?:\.\w+)+\b/g) : null;
  return {
    path,
    from,
    status,
    redirects,
    isPage,
    language: { ...languageOf(html), header: headers['content-language'] },
    titlesOfFirstLevel: [...html.matchAll(/<h1\b[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner = '']) =>
      textOf(inner),
    ),
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: metaOf(head, 'name', 'description') ?? '',
    canonical: linkedBy(head, 'canonical', origin)[0]?.path,
    isHidden: /\bnoindex\b/.test(
      `${metaOf(head, 'name', 'robots') ?? ''} ${String(headers['x-robots-tag'] ?? '')}`,
    ),
    alternates: linkedBy(head, 'alternate', origin)
      .filter(({ language }) => language !== '')
      .map(({ language, path: address }) => `${language} ${address}`)
      .toSorted(),
    socialImage: socialImageOf(head),
    places: new Set(
      [...html.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => decode(id)),
    ),
    links: linksOf(document, origin),
    keys: (words ?? []).filter((word) => keys.has(word)),
  };
}

function metaOf(head: string, attribute: 'name' | 'property', name: string): string | undefined {
  for (const [tag] of head.matchAll(/<meta\b[^>]*>/g)) {
    if (tag.includes(`${attribute}="${name}"`))
      return decode(/\scontent="([^"]*)"/.exec(tag)?.[1] ?? '');
  }
  return undefined;
}

function linkedBy(
  head: string,
  relation: string,
  origin: string,
): { language: string; path: string }[] {
  return [...head.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) => {
    const [address = ''] = attributes(tag, 'link', 'href');
    if (
      !tag.includes(`rel="${relation}"`) ||
      (address !== origin && !address.startsWith(`${origin}/`))
    )
      return [];
    return [
      { language: attributes(tag, 'link', 'hreflang')[0] ?? '', path: pathOf(address, origin) },
    ];
  });
}

/** An absolute address of the site as the crawl knows it. */
export function pathOf(address: string, origin: string): string {
  const rest = address.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function socialImageOf(head: string): SocialImage | undefined {
  const address = metaOf(head, 'property', 'og:image');
  if (address === undefined) return undefined;
  return {
    address,
    width: Number(metaOf(head, 'property', 'og:image:width')),
    height: Number(metaOf(head, 'property', 'og:image:height')),
  };
}

/** The language an address names, and the path behind it. */
export function split(path: string): { language: Language; rest: string } {
  const { prefix, path: rest } = splitLanguage(path.split('?')[0] ?? '/');
  return { language: prefix ?? DEFAULT_LOCALE, rest };
}

/**
 * The page says in its root element, and in its answer's header, the language its address names.
 */
export function saysItsLanguage({ path, language }: Facts): boolean {
  const expected = split(path).language;
  return (
    language.lang === expected &&
    language.header === expected &&
    language.dir === DIRECTIONS[expected]
  );
}
