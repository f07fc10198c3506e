import {
  address,
  filledText,
  flag,
  id,
  link,
  listOf,
  members,
  membersOf,
  moment,
  nullable,
  number,
  object,
  optional,
  outOfData,
  placeOf,
  type Shape,
  shown,
  text,
  texts,
  translated,
  when,
  wholeListOf,
} from './shapes';

// The entities of specification §3 have these fields on the wire.

const name = translated('name', filledText);
const description = translated('description', nullable(text));
const image = translated('image', nullable(address), address);
const slug = { slug: nullable(text) };

const menuItem: Shape = (value, path) =>
  object({
    id,
    ...translated('label', filledText),
    link: nullable(link),
    type: nullable(text),
    id_item: nullable(id),
    status: flag,
    child: optional(listOf(menuItem)),
  })(value, path);

const slide = object({
  id,
  ...translated('title', nullable(text)),
  ...description,
  ...image,
  link_url: nullable(link),
  ...translated('link_text', nullable(text)),
});

const reference = object({ id, ...slug, ...name });

const file = object({
  id,
  name: address,
  description: nullable(text),
  lang: optional(text),
  deleted_at: nullable(moment),
});

const articleFields = {
  id,
  ...slug,
  ...name,
  ...description,
  ...image,
  starts_at: nullable(moment),
  cat_articles: listOf(object({ category: nullable(reference) })),
};
const articleCard = object(articleFields);
const article = object({ ...articleFields, file_articles: listOf(file) });

const pageFields = {
  id,
  ...slug,
  ...name,
  ...description,
  ...image,
  iconInput: nullable(text),
  points: texts,
  points_ar: optional(texts),
  points_en: optional(texts),
  ...translated('extraDescription', nullable(text)),
  created_at: nullable(moment),
};
const pageCard = object(pageFields);
const page = object({ ...pageFields, service: nullable(reference), file_pages: listOf(file) });

/** Categories and services in lists have the number of their items. */
const countedItem = object({ id, ...slug, ...name, articles_count: number });

const describedItem = object({ ...name, ...description });

const searchResult = object({
  id,
  ...slug,
  ...name,
  ...description,
  ...image,
  created_at: nullable(moment),
  type: when('"article" or "page"', (type) => type === 'article' || type === 'page'),
});

const event = object({
  id,
  title: filledText,
  start: moment,
  end: nullable(moment),
  event_starts_at: nullable(moment),
  event_ends_at: nullable(moment),
  image: nullable(address),
  slug: nullable(text),
});

const homeChamber = object({ id, ...name, logo: nullable(address) });

const member = object({
  id,
  ...name,
  ...translated('fonction', nullable(text)),
  image: nullable(address),
  order: nullable(number),
});

const chamber = object({
  id,
  ...name,
  ...description,
  logo: nullable(address),
  wilayas_name: nullable(text),
  email: texts,
  telfix: texts,
  fax: texts,
  adresse: nullable(text),
  latitude: nullable(number),
  longitude: nullable(number),
  memberchamber_administratif: listOf(member),
  memberchamber_elu: listOf(member),
});

/** Partners have a title; older records have a name instead. */
const partner: Shape = (value, path) => {
  const fields = object({
    id,
    ...translated('title', optional(text)),
    ...translated('name', optional(text)),
    ...description,
    image: nullable(address),
    link_url: nullable(link),
  })(value, path);
  const isNamed =
    object({ title: filledText })(value, path).length === 0 ||
    object({ name: filledText })(value, path).length === 0;
  return isNamed ? fields : [...fields, { path, expected: 'a title or a name', got: 'neither' }];
};

/** The requested page as `{data, pagination}`, or as Laravel's own paginator writes it. */
export function paged(item: Shape, asked: { page: number; perPage: number }): Shape {
  const isAsked = when(`${asked.page}, the page asked for`, (page) => Number(page) === asked.page);
  return (value, path) => {
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const found = placeOf(value);
    if (!found) return [{ path, expected: 'a page: {data, pagination}', got: shown(value) }];
    const { place, path: inside } = found;
    const items = outOfData(value);
    const isLong = (membersOf(items)?.length ?? 0) > asked.perPage;
    const most = `at most ${asked.perPage} items, as asked by per_page`;
    return [
      ...(isLong ? [{ path: at('data'), expected: most, got: shown(items) }] : []),
      ...(isLong ? [] : members(item)(items, at('data'))),
      ...number(place['last_page'], at(`${inside}last_page`)),
      ...isAsked(place['current_page'], at(`${inside}current_page`)),
    ];
  };
}

/** A line of the table of calls (specification §7). */
export interface ContractCall {
  name: string;
  path: string;
  shape: Shape;
  headers?: Record<string, string>;
  /** Name of the earlier call whose answer contains the ids for `{id}` in the path. */
  idsFrom?: string;
}

const asked = { page: 1, perPage: 2 };
const paging = 'page=1&per_page=2&search=';
const year = new Date().getUTCFullYear();
const twoYears = `start=${year - 1}-01-01T00:00:00.000Z&end=${year + 2}-01-01T00:00:00.000Z`;

/** A call of the table, named by its method and its path without query. */
function call(
  path: string,
  shape: Shape,
  more: Pick<ContractCall, 'headers' | 'idsFrom'> = {},
): ContractCall {
  return { name: `GET ${path.split('?')[0]}`, path, shape, ...more };
}

export const calls: readonly ContractCall[] = [
  call('/api/first-menu', wholeListOf(menuItem)),
  call('/api/slide', wholeListOf(slide)),
  call('/api/pages/features', wholeListOf(pageCard)),
  call('/api/pages/services', wholeListOf(pageCard)),
  call('/api/articles/home', wholeListOf(articleCard)),
  call('/api/slide/popup', wholeListOf(slide)),
  call('/api/slide/partenaire', wholeListOf(partner)),
  call('/api/chambre_de_commerces_home', wholeListOf(homeChamber)),
  call(`/api/articles?${paging}`, paged(articleCard, asked)),
  call('/api/articles/edit/{id}', article, { idsFrom: 'GET /api/articles' }),
  call('/api/categoryportail/list_acticle', wholeListOf(countedItem)),
  call(`/api/pages?${paging}`, paged(pageCard, asked)),
  call('/api/pages/edit/{id}', page, { idsFrom: 'GET /api/pages' }),
  call('/api/serviceportail/list_page', wholeListOf(countedItem)),
  call(`/api/events?${twoYears}`, wholeListOf(event), { headers: { 'Accept-Language': 'ar' } }),
  call(
    `/api/categoryportail/edit/{id}?${paging}`,
    object({ category: describedItem, articles: paged(articleCard, asked) }),
    { idsFrom: 'GET /api/categoryportail/list_acticle' },
  ),
  call(
    `/api/serviceportail/edit/{id}?${paging}`,
    object({ service: describedItem, pages: paged(pageCard, asked) }),
    { idsFrom: 'GET /api/serviceportail/list_page' },
  ),
  call('/api/search?page=1&per_page=2&search=a', paged(searchResult, asked)),
  call('/api/slide/partenaire_all', wholeListOf(partner)),
  call('/api/chambre_de_commerces', wholeListOf(homeChamber)),
  call('/api/chambre_de_commerces/edit/{id}', chamber, {
    idsFrom: 'GET /api/chambre_de_commerces',
  }),
];
