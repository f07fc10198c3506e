import { filledText, flag, id, listOf, moment, nullable, number, object, optional, type Shape, text, texts, translated } from './shapes';

// The entities of §3, as they travel.

const name = translated('name', filledText);
const description = translated('description', nullable(text));
const image = translated('image', nullable(text));
const slug = { slug: nullable(text) };

export const menuItem: Shape = (value, path) =>
  object({
    id,
    ...translated('label', filledText),
    link: nullable(text),
    type: nullable(text),
    id_item: nullable(id),
    status: flag,
    child: optional(listOf(menuItem)),
  })(value, path);

export const slide = object({
  id,
  ...translated('title', nullable(text)),
  ...description,
  ...image,
  link_url: nullable(text),
  ...translated('link_text', nullable(text)),
});

const reference = object({ id, ...slug, ...name });

const file = object({ id, name: filledText, description: nullable(text), lang: optional(text), deleted_at: nullable(moment) });

const articleFields = {
  id,
  ...slug,
  ...name,
  ...description,
  ...image,
  starts_at: nullable(moment),
  cat_articles: listOf(object({ category: nullable(reference) })),
};
export const articleCard = object(articleFields);
export const article = object({ ...articleFields, file_articles: listOf(file) });

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
export const pageCard = object(pageFields);
export const page = object({ ...pageFields, service: nullable(reference), file_pages: listOf(file) });

/** Categories and services with their counts. */
export const countedItem = object({ id, ...slug, ...name, articles_count: number });

export const describedItem = object({ ...name, ...description });

export const searchResult: Shape = (value, path) => [
  ...object({ id, ...slug, ...name, ...description, ...image, created_at: nullable(moment) })(value, path),
  ...object({
    type: (type, at) =>
      type === 'article' || type === 'page' ? [] : [{ path: at, expected: '"article" or "page"', got: JSON.stringify(type) ?? 'nothing' }],
  })(value, path),
];

export const event = object({
  id,
  title: filledText,
  start: moment,
  end: nullable(moment),
  event_starts_at: nullable(moment),
  event_ends_at: nullable(moment),
  image: nullable(text),
  slug: nullable(text),
});

export const homeChamber = object({ id, ...name, logo: nullable(text) });

const member = object({ id, ...name, ...translated('fonction', nullable(text)), image: nullable(text), order: nullable(number) });

export const chamber = object({
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
export const partner: Shape = (value, path) => {
  const fields = object({
    id,
    ...translated('title', optional(text)),
    ...translated('name', optional(text)),
    ...description,
    image: nullable(text),
    link_url: nullable(text),
  })(value, path);
  const isNamed = object({ title: filledText })(value, path).length === 0 || object({ name: filledText })(value, path).length === 0;
  return isNamed ? fields : [...fields, { path, expected: 'a title or a name', got: 'neither' }];
};

/** `{data, pagination}` for the page asked for. */
export function paged(item: Shape, asked: { page: number; perPage: number }): Shape {
  return (value, path) => [
    ...object({
      data: (data, at) =>
        Array.isArray(data) && data.length > asked.perPage
          ? [{ path: at, expected: `at most ${asked.perPage} items, as asked by per_page`, got: `${data.length}` }]
          : listOf(item)(data, at),
      pagination: object({
        last_page: number,
        current_page: (current, at) =>
          Number(current) === asked.page ? [] : [{ path: at, expected: `${asked.page}, the page asked for`, got: String(current) }],
      }),
    })(value, path),
  ];
}
