import { DEFAULT_PER_PAGE, type ListName } from '@/lib/platform/constants';
import { readCalendarMonth } from '@/lib/i18n/calendar-day';
import { LOCALES } from '@/lib/i18n/locales';
import { compilePattern, type PathPattern } from './pattern';
import { readAbout, readKeyword, readPage, readPerPage, readRecordId } from './parameters';

/** Unknown addresses share the not-found screen of this path. */
export const ANY_UNKNOWN_PATH = '/introuvable';

/** Reads a screen's query parameters, in canonical order. Readers return '' for a default value. */
type QueryParameters = Readonly<Record<string, (value: string) => string>>;

const pageParameter = (value: string): string => omitDefault(readPage(value), 1);
const perPageParameter =
  (list: ListName) =>
  (value: string): string =>
    omitDefault(readPerPage(value, list), DEFAULT_PER_PAGE);

const listParameters = (list: ListName): QueryParameters => ({
  page: pageParameter,
  per_page: perPageParameter(list),
  search: readKeyword,
});
const searchParameters: QueryParameters = {
  page: pageParameter,
  per_page: perPageParameter('search'),
  keyword: readKeyword,
  service_id: readRecordId,
};
/** The server renders the agenda of a month. Day and view (`vue`) are read in the browser only. */
const calendarParameters: QueryParameters = { date: readCalendarMonth, chamber: readRecordId };

function omitDefault(value: number, fallback: number): string {
  return value === fallback ? '' : String(value);
}

/** The rule bounds how long any cache may serve a response (RFC 9111, 5861). */
export interface CacheRule {
  /** Seconds of freshness in the front: 'default' means PAGE_FRESH_SECONDS, 0 means never. */
  freshSeconds: number | 'default';
  /** Seconds for which a browser may reuse a response without a request. */
  maxAge: number;
  /** Seconds for which a stale response may be served while revalidation fails. */
  staleIfError: number;
}

export const STALE_IF_ERROR = 7 * 86_400;
/** A stale response is served at once for 60 seconds while it is revalidated (RFC 5861). */
export const STALE_WHILE_REVALIDATE = 60;
const CACHED: CacheRule = { freshSeconds: 'default', maxAge: 0, staleIfError: STALE_IF_ERROR };
const CACHED_DOCUMENT: CacheRule = { ...CACHED, maxAge: 300 };
const UNCACHED: CacheRule = { ...CACHED, freshSeconds: 0 };
/** Unknown addresses and missing items are fresh for 2 seconds: they may be published soon. */
export const NOT_FOUND: CacheRule = { freshSeconds: 2, maxAge: 0, staleIfError: 0 };
export const READ_METHODS: readonly string[] = ['GET', 'HEAD'];

/**
 * A `screen` is a page in every language, a `document` is read by machines. A `handler` is a route
 * handler that the front also calls (`HANDLERS`); the front alone answers `front`.
 */
type RouteKind = 'screen' | 'document' | 'handler' | 'front';

export interface Route<Pattern extends string = string, Kind extends RouteKind = RouteKind> {
  kind: Kind;
  /** The path has no language prefix; `:language` matches the site's languages. */
  pattern: Pattern;
  path: PathPattern;
  methods: readonly string[];
  cache: CacheRule;
  /** These query parameters of a screen are part of its cache key; others are dropped. */
  parameters: QueryParameters;
  /** These words in place of the first segment redirect. */
  aliases: readonly string[];
  /** An address without an id redirects to the screen of this list. */
  list: string | undefined;
  /** The screen shows the operator's texts, and no content of the API. */
  isStatement?: boolean;
}

type Options = Partial<
  Pick<Route, 'methods' | 'parameters' | 'aliases' | 'list'> & { cache: Partial<CacheRule> }
>;

/** Makes a route; `cache` replaces single values of `rule`. */
function route<const Kind extends RouteKind, const Path extends string>(
  kind: Kind,
  pattern: Path,
  rule: CacheRule,
  { cache, ...options }: Options = {},
): Route<Path, Kind> {
  return {
    kind,
    pattern,
    path: compilePattern(pattern, { language: LOCALES }),
    methods: READ_METHODS,
    cache: { ...rule, ...cache },
    parameters: {},
    aliases: [],
    list: undefined,
    ...options,
  };
}

const screen = <const Pattern extends string>(pattern: Pattern, options?: Options) =>
  route('screen', pattern, CACHED, options);
const statement = <const Pattern extends string>(pattern: Pattern) => ({
  ...screen(pattern),
  isStatement: true as const,
});
const document = <const Pattern extends string>(pattern: Pattern) =>
  route('document', pattern, CACHED_DOCUMENT);
const handler = <const Pattern extends string>(
  pattern: Pattern,
  methods: readonly string[] = READ_METHODS,
) => route('handler', pattern, UNCACHED, { methods });
const front = <const Pattern extends string>(
  pattern: Pattern,
  methods: readonly string[] = READ_METHODS,
) => route('front', pattern, UNCACHED, { methods });

/** The table has every address of the site. Front, links, aliases, sitemap and metrics read it. */
export const ROUTES = {
  // The specification (§2) defines these screens.
  home: screen('/'),
  contact: screen('/contact', {
    aliases: ['contacts', 'contactez-nous'],
    methods: [...READ_METHODS, 'POST'],
    parameters: { about: readAbout },
  }),
  calendar: screen('/calendrier', { aliases: ['calendriers'], parameters: calendarParameters }),
  article: screen('/article/:id/:slug?'),
  page: screen('/page/:id/:slug?'),
  articles: screen('/toutacticle', {
    aliases: [
      'toutarticle',
      'toutarticles',
      'toutacticles',
      'tous-les-articles',
      'tout-les-articles',
    ],
    parameters: listParameters('articles'),
  }),
  pages: screen('/toutpage', {
    aliases: ['toutpages', 'toutes-les-pages'],
    parameters: listParameters('pages'),
  }),
  category: screen('/category/:id/:slug?', {
    aliases: ['categorie', 'categories'],
    parameters: listParameters('category'),
  }),
  service: screen('/service/:id/:slug?', { parameters: listParameters('service') }),
  search: screen('/search', { aliases: ['recherche'], parameters: searchParameters }),
  partners: screen('/partenaire', { aliases: ['partenaires'] }),
  chambers: screen('/chambre_de_commerces', {
    aliases: ['chambres-de-commerces', 'chambres-de-commerce', 'chambres'],
    parameters: { search: readKeyword },
  }),
  chamber: screen('/chambre_de_commerce/:id/:slug?', { aliases: ['chambre'], list: 'chambers' }),
  // The operator writes these statements.
  accessibility: statement('/accessibilite'),
  privacy: statement('/confidentialite'),
  // Machines read these documents.
  robots: document('/robots.txt'),
  sitemap: document('/sitemap.xml'),
  sitemapFile: document('/sitemap/:file'),
  listFeed: document('/feeds/:language/:id.atom'),
  taxonomyFeed: document('/feeds/:language/:taxonomy/:id.atom'),
  calendarFeed: document('/calendar/:language/events.ics'),
  calendarEvent: document('/calendar/:language/event/:id.ics'),
  chamberCalendar: document('/calendar/:language/chamber/:id.ics'),
  chambersCsv: document('/directory/chambers.csv'),
  communes: document('/directory/communes.json'),
  chamberCard: document('/directory/:language/:id.vcf'),
  suggestions: document('/search/suggestions/:language.json'),
  speculationRules: document('/speculation-rules.json'),
  // The application has a route handler for each of these.
  events: handler('/api/events'),
  contactMessage: handler('/api/contact', ['POST']),
  translations: handler('/locales/:lng/:ns'),
  manifest: handler('/manifest.webmanifest'),
  // The front answers these without the application.
  missingTranslations: front('/locales/add/:lng/:ns', ['POST']),
  media: front('/media/:path+'),
  files: front('/files/:path+'),
  healthz: front('/healthz'),
  readyz: front('/readyz'),
  metrics: front('/metrics'),
  status: front('/statusz'),
  revalidate: front('/api/revalidate', ['POST']),
  securityTxt: front('/.well-known/security.txt'),
  // These addresses are gone and answer 410.
  chambersGeoJson: front('/directory/chambers.geojson'),
  openSearch: front('/opensearch/:language.xml'),
} satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
export type ScreenName = {
  [Name in RouteName]: (typeof ROUTES)[Name]['kind'] extends 'screen' ? Name : never;
}[RouteName];
export type StatementName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { isStatement: true } ? Name : never;
}[RouteName];

/** These routes show one record each, and have the names of their entities. */
export type ItemRoute = {
  [Name in RouteName]: (typeof ROUTES)[Name]['pattern'] extends `/${string}/:id/:slug?`
    ? Name
    : never;
}[RouteName];

export const ALL_ROUTES = Object.entries(ROUTES) as [RouteName, Route][];
/** No route uses an answer of the content API for longer than these seconds. */
export const LONGEST_STALE_IF_ERROR = Math.max(
  ...ALL_ROUTES.map(([, { cache }]) => cache.staleIfError),
);
export const SCREEN_ROUTES = ALL_ROUTES.filter(
  (entry): entry is [ScreenName, Route] => entry[1].kind === 'screen',
);

export const ITEM_ROUTES = ALL_ROUTES.map(([name]) => name).filter((name): name is ItemRoute =>
  ROUTES[name].pattern.endsWith('/:id/:slug?'),
);

/** These folders contain no screens. */
const RESERVED_FOLDERS = [
  '/_next',
  '/api',
  '/media',
  '/files',
  '/locales',
  '/assets',
  '/icons',
  '/.well-known',
];
/** Folders of documents start at the variable part: `/feeds` alone is an unknown path. */
const DOCUMENT_FOLDERS = ALL_ROUTES.filter(
  ([, { kind, pattern }]) => kind === 'document' && pattern.includes(':'),
).map(([, { pattern }]) =>
  compilePattern(`${pattern.slice(0, pattern.lastIndexOf('/'))}/:rest+`, { language: LOCALES }),
);

const NO_SCREENS = new Set([
  '/favicon.ico',
  ...ALL_ROUTES.filter(([, { kind }]) => kind !== 'screen').map(([, { pattern }]) => pattern),
]);

/** Whether a path belongs to no screen. An unknown one gets a plain 404, not a screen (§2). */
export function isReserved(path: string): boolean {
  return (
    NO_SCREENS.has(path) ||
    RESERVED_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) ||
    DOCUMENT_FOLDERS.some((folder) => folder.match(path))
  );
}
