import { PUBLICATIONS, TAXONOMIES, type PublicationTag } from '@/lib/content-api/entities';
import * as network from './laravel-network';
import * as reading from './laravel-reading';

/** An answer of the second content API: `undefined` is a record that does not exist. */
export type Answer = { json: unknown } | undefined;

/** Ids whose call answers 200 with no record; other unknown ids are answered with 404. */
const EMPTY_DETAILS: Record<string, unknown> = { '901': {}, '902': [], '903': null };

interface Question {
  path: string;
  query: URLSearchParams;
  language: string;
  /** Part of names, to distinguish two of these APIs. */
  mark: string;
  origin: string;
}

/** What the second content API answers to a GET of the call table (specification §7). */
export function contentAnswer(question: Question): Answer {
  const { path, query, language, mark, origin } = question;
  const [, start, id] = /^(\/api\/\w+\/edit\/)([^/]+)$/.exec(path) ?? [];
  if (start && id) return detailAnswer(`${start}{id}`, id, question);
  const listed = PUBLICATIONS.find(({ templates }) => templates.list === path);
  if (listed) return { json: publicationList(listed.tag, question) };
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
      return { json: { '2': reading.pages(mark)[0], '5': reading.MALFORMED.page } };
    case '/api/pages/services':
      return { json: [...reading.pages(mark), reading.MALFORMED.page] };
    case '/api/articles/home':
      return { json: [reading.MALFORMED.article, ...reading.articles(mark, origin).slice(0, 4)] };
    case '/api/chambre_de_commerces_home':
    case '/api/chambre_de_commerces':
      return { json: network.chambers(mark) };
    case '/api/categoryportail/list_acticle':
      return { json: reading.categories() };
    case '/api/serviceportail/list_page':
      return { json: reading.services() };
    case '/api/search':
      return { json: listing(reading.searchResults(mark, origin), query) };
    case '/api/events':
      return { json: network.events(language, mark).filter((event) => isWithin(event, query)) };
    default:
      return undefined;
  }
}

function detailAnswer(template: string, id: string, question: Question): Answer {
  const { mark, origin } = question;
  const taxonomy = TAXONOMIES.find(({ templates }) => templates.one === template);
  if (id in EMPTY_DETAILS) {
    const empty = EMPTY_DETAILS[id];
    return {
      json: taxonomy ? { [taxonomy.tag]: empty, [taxonomy.members]: { data: [] } } : empty,
    };
  }
  if (taxonomy) {
    const record = reading.taxonomyRecord(taxonomy.tag, id);
    const items = PUBLICATIONS.find(({ tag }) => tag === taxonomy.items.tag);
    return (
      record &&
      items && {
        json: { [taxonomy.tag]: record, [taxonomy.members]: publicationList(items.tag, question) },
      }
    );
  }
  const publication = PUBLICATIONS.find(({ templates }) => templates.one === template);
  const record = publication
    ? reading.PUBLISHED[publication.tag](mark, origin).find((each) => String(each['id']) === id)
    : network.chamber(id, mark);
  return record && { json: record };
}

function publicationList(tag: PublicationTag, { query, mark, origin }: Question): unknown {
  return listing(reading.PUBLISHED[tag](mark, origin), query, reading.MALFORMED[tag]);
}

/**
 * A page of a list: members under numeric keys as PHP's filtered collections have them, figures as
 * texts.
 */
function listing(all: reading.Wire[], query: URLSearchParams, malformed?: reading.Wire): unknown {
  const search = (query.get('search') ?? '').toLowerCase();
  const found = all.filter((record) => JSON.stringify(record).toLowerCase().includes(search));
  const perPage = Number(query.get('per_page') ?? 15);
  const page = Number(query.get('page') ?? 1);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  const data = malformed && shown.length > 0 ? [...shown, malformed] : shown;
  return {
    data:
      data.length === 0 ? {} : Object.fromEntries(data.map((record, index) => [index * 2, record])),
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
  // An event without a date is in every answer.
  if (given === '') return true;
  const at = Date.parse(given.includes('T') ? given : `${given.replace(' ', 'T')}+01:00`);
  return at >= Date.parse(query.get('start') ?? '') && at < Date.parse(query.get('end') ?? '');
}
