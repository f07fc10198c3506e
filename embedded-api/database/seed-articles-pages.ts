import type { Texts } from '../content/types';
import { indexText } from '../search/fold';
import type { Content } from './seed';
import { minuteOf } from './relative-clock';
import { withoutDates } from './relative-dates';
import { idOf, image, insert, insertDocuments, localised, orNull, type Seeding } from './seeding';

function index(
  seeding: Seeding,
  type: 'article' | 'page',
  id: number,
  serviceId: number | null,
  minute: number,
  name: Texts,
  ...body: string[]
): void {
  const entry = type === 'article' ? id * 2 : id * 2 + 1;
  insert(seeding.store, 'search_entry', [entry, type, id, serviceId, minute]);
  seeding.store.run(
    'INSERT INTO search_index (rowid, name, body) VALUES (?, ?, ?)',
    entry,
    [name.fr, name.ar, name.en].map(indexText).join(' '),
    body.map(indexText).join(' '),
  );
}

export function seedArticles(seeding: Seeding, { articles, categories }: Content): void {
  const { store } = seeding;
  categories.forEach((category, place) => {
    const count = articles.filter((article) => article.categories.includes(category.slug)).length;
    insert(store, 'category', [place + 1, category.slug, ...localised(category.name), ...localised(category.description), count]);
  });
  let created = 0;
  articles.forEach((article, place) => {
    const id = place + 1;
    const starts = article.startsAt && minuteOf(-article.startsAt.daysAgo, article.startsAt.time);
    // Seeds come newest first: an article without a date was entered just before the one above it. And no record is entered in the
    // future, even when it announces something there.
    created = starts === null ? created - 60 : Math.min(starts, 0) - place;
    insert(store, 'article', [
      id,
      article.slug,
      ...localised(article.name),
      ...localised(article.description),
      image(store, article.image, `storage/articles/${article.slug}.jpg`, 'article', `${place} ${article.slug}`),
      starts,
      created,
    ]);
    for (const slug of new Set(article.categories)) {
      const category = idOf(seeding.categoryIds, slug, `Article "${article.slug}"`);
      store.run('INSERT INTO article_category (article_id, category_id) VALUES (?, ?)', id, category);
    }
    insertDocuments(store, 'article', id, article.files);
    const { fr, ar, en } = article.description;
    index(seeding, 'article', id, null, created, article.name, ...[fr, ar, en].map(withoutDates));
  });
}

export function seedPages(seeding: Seeding, { pages, services }: Content): void {
  const { store } = seeding;
  services.forEach((service, place) => {
    const count = pages.filter((page) => page.service === service.slug).length;
    insert(store, 'service', [place + 1, service.slug, ...localised(service.name), ...localised(service.description), count]);
  });
  pages.forEach((page, place) => {
    const id = place + 1;
    const service = idOf(seeding.serviceIds, page.service, `Page "${page.slug}"`);
    const created = Math.min(minuteOf(-page.createdDaysAgo, '09:00'), 0) - place;
    insert(store, 'page', [
      id,
      service,
      page.placement,
      page.slug,
      ...localised(page.name),
      ...localised(page.description),
      image(store, page.image, `storage/pages/${page.slug}.jpg`, 'page', `${place} ${page.slug}`),
      orNull(page.icon),
      JSON.stringify(page.points),
      JSON.stringify(page.pointsAr),
      JSON.stringify(page.pointsEn),
      orNull(page.extraDescription.fr),
      orNull(page.extraDescription.ar),
      orNull(page.extraDescription.en),
      created,
    ]);
    insertDocuments(store, 'page', id, page.files);
    const { fr, ar, en } = page.description;
    const points = [...page.points, ...page.pointsAr, ...page.pointsEn].join(' ');
    index(seeding, 'page', id, service, created, page.name, fr, ar, en, points, Object.values(page.extraDescription).join(' '));
  });
}
