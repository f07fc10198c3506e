import {
  filledText,
  flag,
  id,
  listOf,
  moment,
  nullable,
  number,
  object,
  optional,
  type Shape,
  text,
  texts,
  translated,
} from './shapes';

// The entities of §3 on the wire.

const name = translated('name', filledText);
const description = translated('description', nullable(text));
const image = translated('image', nullable(text));
const slug = { slug: nullable(text) };

const menuItem: Shape = (value, path) =>
  object({
    id,
    ...translated('label', filledText),
    link: nullable(text),
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
  link_url: nullable(text),
  ...translated('link_text', nullable(text)),
});

const reference = object({ id, ...slug, ...name });

const file = object({
  id,
  name: filledText,
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

/** Categories and services with their counts. */
const countedItem = object({ id, ...slug, ...name, articles_count: number });

const describedItem = object({ ...name, ...description });

const searchResult: Shape = (value, path) => [
  ...object({ id, ...slug, ...name, ...description, ...image, created_at: nullable(moment) })(
    value,
    path,
  ),
  ...object({
    type: (type, at) =>
      type === 'article' || type === 'page'
        ? []
        : [{ path: at, expected: '"article" or "page"', got: JSON.stringify(type) ?? 'nothing' }],
  })(value, path),
];

const event = object({
  id,
  title: filledText,
  start: moment,
  end: nullable(moment),
  event_starts_at: nullable(moment),
  event_ends_at: nullable(moment),
  image: nullable(text),
  slug: nullable(text),
});

const homeChamber = object({ id, ...name, logo: nullable(text) });

const member = object({
  id,
  ...name,
  ...translated('fonction', nullable(text)),
  image: nullable(text),
  order: nullable(number),
});

const chamber = object({
  id,
  ...name,
  ...description,
  logo: nullable(text),
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

/** Partners have a title or, as older records, a name. */
const partner: Shape = (value, path) => {
  const fields = object({
    id,
    ...translated('title', optional(text)),
    ...translated('name', optional(text)),
    ...description,
    image: nullable(text),
    link_url: nullable(text),
  })(value, path);
  const isNamed =
    object({ title: filledText })(value, path).length === 0 ||
    object({ name: filledText })(value, path).length === 0;
  return isNamed ? fields : [...fields, { path, expected: 'a title or a name', got: 'neither' }];
};

/** `{data, pagination}` for the page asked for. */
export function paged(item: Shape, asked: { page: number; perPage: number }): Shape {
  return (value, path) => [
    ...object({
      data: (data, at) =>
        Array.isArray(data) && data.length > asked.perPage
          ? [
              {
                path: at,
                expected: `at most ${asked.perPage} items, as asked by per_page`,
                got: `${data.length}`,
              },
            ]
          : listOf(item)(data, at),
      pagination: object({
        last_page: number,
        current_page: (current, at) =>
          Number(current) === asked.page
            ? []
            : [{ path: at, expected: `${asked.page}, the page asked for`, got: String(current) }],
      }),
    })(value, path),
  ];
}

/** One line of the call table (§7). */
export interface ContractCall {
  name: string;
  path: string;
  shape: Shape;
  headers?: Record<string, string>;
  /** For a path with `{id}`: the earlier call in whose answer the ids are found. */
  idsFrom?: string;
}

const asked = { page: 1, perPage: 2 };
const paging = 'page=1&per_page=2&search=';
const year = new Date().getUTCFullYear();
const twoYears = `start=${year - 1}-01-01T00:00:00.000Z&end=${year + 2}-01-01T00:00:00.000Z`;

export const calls: readonly ContractCall[] = [
  { name: 'GET /api/first-menu', path: '/api/first-menu', shape: listOf(menuItem) },
  { name: 'GET /api/slide', path: '/api/slide', shape: listOf(slide) },
  { name: 'GET /api/pages/features', path: '/api/pages/features', shape: listOf(pageCard) },
  { name: 'GET /api/pages/services', path: '/api/pages/services', shape: listOf(pageCard) },
  { name: 'GET /api/articles/home', path: '/api/articles/home', shape: listOf(articleCard) },
  { name: 'GET /api/slide/popup', path: '/api/slide/popup', shape: listOf(slide) },
  { name: 'GET /api/slide/partenaire', path: '/api/slide/partenaire', shape: listOf(partner) },
  {
    name: 'GET /api/chambre_de_commerces_home',
    path: '/api/chambre_de_commerces_home',
    shape: listOf(homeChamber),
  },
  { name: 'GET /api/articles', path: `/api/articles?${paging}`, shape: paged(articleCard, asked) },
  {
    name: 'GET /api/articles/edit/{id}',
    path: '/api/articles/edit/{id}',
    shape: article,
    idsFrom: 'GET /api/articles',
  },
  {
    name: 'GET /api/categoryportail/list_acticle',
    path: '/api/categoryportail/list_acticle',
    shape: listOf(countedItem),
  },
  { name: 'GET /api/pages', path: `/api/pages?${paging}`, shape: paged(pageCard, asked) },
  {
    name: 'GET /api/pages/edit/{id}',
    path: '/api/pages/edit/{id}',
    shape: page,
    idsFrom: 'GET /api/pages',
  },
  {
    name: 'GET /api/serviceportail/list_page',
    path: '/api/serviceportail/list_page',
    shape: listOf(countedItem),
  },
  {
    name: 'GET /api/events',
    path: `/api/events?${twoYears}`,
    headers: { 'Accept-Language': 'ar' },
    shape: listOf(event),
  },
  {
    name: 'GET /api/categoryportail/edit/{id}',
    path: `/api/categoryportail/edit/{id}?${paging}`,
    shape: object({ category: describedItem, articles: paged(articleCard, asked) }),
    idsFrom: 'GET /api/categoryportail/list_acticle',
  },
  {
    name: 'GET /api/serviceportail/edit/{id}',
    path: `/api/serviceportail/edit/{id}?${paging}`,
    shape: object({ service: describedItem, pages: paged(pageCard, asked) }),
    idsFrom: 'GET /api/serviceportail/list_page',
  },
  {
    name: 'GET /api/search',
    path: '/api/search?page=1&per_page=2&search=a',
    shape: paged(searchResult, asked),
  },
  {
    name: 'GET /api/slide/partenaire_all',
    path: '/api/slide/partenaire_all',
    shape: listOf(partner),
  },
  {
    name: 'GET /api/chambre_de_commerces',
    path: '/api/chambre_de_commerces',
    shape: listOf(homeChamber),
  },
  {
    name: 'GET /api/chambre_de_commerces/edit/{id}',
    path: '/api/chambre_de_commerces/edit/{id}',
    shape: chamber,
    idsFrom: 'GET /api/chambre_de_commerces',
  },
];
