import * as network from './laravel-network';
import * as reading from './laravel-reading';

/** An answer of the second content API: `undefined` is a record that does not exist. */
export type Answer = { json: unknown } | undefined;

/** Ids whose detail call answers 200 with nothing in it; undefined: without a body. Any other unknown id is answered with 404. */
const EMPTY_DETAILS: Record<string, unknown> = { '901': {}, '902': [], '903': null, '904': undefined };

interface Question {
  path: string;
  query: URLSearchParams;
  language: string;
  /** Stands in names, so that two of these APIs can be told apart. */
  mark: string;
  origin: string;
}

/** What the second content API answers to a GET of the call table (specification §7). */
export function contentAnswer(question: Question): Answer {
  const { path, query, language, mark, origin } = question;
  const detail = /^\/api\/(articles|pages|chambre_de_commerces|categoryportail|serviceportail)\/edit\/([^/]+)$/.exec(path);
  if (detail) return detailAnswer(detail[1] ?? '', detail[2] ?? '', question);
  switch (path) {
    case '/api/first-menu':
      return { json: network.menu(mark) };
    case '/api/slide':
      return { json: network.heroSlides(mark, origin) };
    case '/api/slide/popup':
      return { json: network.popupSlides(mark) };
    case '/api/slide/partenaire':
    case '/api/slide/partenaire_all':
      return { json: network.partners(mark) };
    case '/api/pages/features':
      return { json: { '2': reading.pages(mark)[0], '5': reading.MALFORMED_PAGE } };
    case '/api/pages/services':
      return { json: [...reading.pages(mark), reading.MALFORMED_PAGE] };
    case '/api/articles/home':
      return { json: [reading.MALFORMED_ARTICLE, ...reading.articles(mark, origin).slice(0, 4)] };
    case '/api/chambre_de_commerces_home':
    case '/api/chambre_de_commerces':
      return { json: network.chambers(mark) };
    case '/api/categoryportail/list_acticle':
      return { json: reading.categories() };
    case '/api/serviceportail/list_page':
      return { json: reading.services() };
    case '/api/articles':
      return { json: listing(reading.articles(mark, origin), query, reading.MALFORMED_ARTICLE) };
    case '/api/pages':
      return { json: listing(reading.pages(mark), query, reading.MALFORMED_PAGE) };
    case '/api/search':
      return { json: listing(reading.searchResults(mark, origin), query) };
    case '/api/events':
      return { json: network.events(language).filter((event) => isWithin(event, query)) };
    default:
      return undefined;
  }
}

function detailAnswer(entity: string, id: string, { query, mark, origin }: Question): Answer {
  const isListing = entity === 'categoryportail' || entity === 'serviceportail';
  if (id in EMPTY_DETAILS) {
    const empty = EMPTY_DETAILS[id];
    if (!isListing || empty === undefined) return { json: empty };
    return { json: entity === 'categoryportail' ? { category: empty, articles: { data: [] } } : { service: empty, pages: { data: [] } } };
  }
  const found = (record: reading.Wire | undefined): Answer => record && { json: record };
  if (entity === 'articles') return found(reading.articles(mark, origin).find((record) => String(record['id']) === id));
  if (entity === 'pages') return found(reading.pages(mark).find((record) => String(record['id']) === id));
  if (entity === 'chambre_de_commerces') return found(network.chamber(id));
  const kind = entity === 'categoryportail' ? 'category' : 'service';
  const record = reading.taxonomyRecord(kind, id);
  if (!record) return undefined;
  return {
    json:
      kind === 'category'
        ? { category: record, articles: listing(reading.articles(mark, origin), query, reading.MALFORMED_ARTICLE) }
        : { service: JSON.parse(JSON.stringify(record)), pages: listing(reading.pages(mark), query, reading.MALFORMED_PAGE) },
  };
}

/** A page of a list: members under numeric keys as PHP's filtered collections have them, figures as texts. */
function listing(all: reading.Wire[], query: URLSearchParams, malformed?: reading.Wire): unknown {
  const search = (query.get('search') ?? '').toLowerCase();
  const found = all.filter((record) => JSON.stringify(record).toLowerCase().includes(search));
  const perPage = Number(query.get('per_page') ?? 15);
  const page = Number(query.get('page') ?? 1);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const data = malformed && shown.length > 0 ? [...shown, malformed] : shown;
  return {
    data: data.length === 0 ? {} : Object.fromEntries(data.map((record, index) => [index * 2, record])),
    pagination: {
      current_page: String(page),
      last_page: String(Math.max(1, Math.ceil(found.length / perPage))),
      total: String(found.length),
      from: null,
    },
  };
}

function isWithin(event: reading.Wire, query: URLSearchParams): boolean {
  const given = String(event['start'] ?? event['event_starts_at'] ?? '');
  // An event that says nothing of its date is sent whatever was asked for.
  if (given === '') return true;
  const at = Date.parse(given.includes('T') ? given : `${given.replace(' ', 'T')}+01:00`);
  return at >= Date.parse(query.get('start') ?? '') && at < Date.parse(query.get('end') ?? '');
}
