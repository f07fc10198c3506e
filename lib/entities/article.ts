import { homeEndpoint } from '@/lib/api/endpoints';
import { article as schema } from '@/lib/api/schemas/article-page';
import { knownMoment } from '@/lib/dates/api-date';
import { articleData } from '@/lib/views/structured-data';
import { publication } from './publication';

const failures = { list: 'Error fetching articles', one: 'Article not found' };

export const article = {
  ...publication(
    '/api/articles',
    failures,
    { files: 'file_articles' },
    {
      tag: 'article',
      listRoute: 'articles',
      schema,
      dateOf: ({ startsAt }) => startsAt,
      taxonomy: 'category',
      tagsOf: ({ categories }) => categories,
      pointsOf: () => [],
      data: ({ createdAt, startsAt, updatedAt }, facts, locale) =>
        articleData({ ...facts, publishedAt: knownMoment(createdAt) ?? knownMoment(startsAt), modifiedAt: knownMoment(updatedAt) }, locale),
      openGraph: 'article',
      hasFeed: true,
      isSearched: true,
    },
  ),
  recent: homeEndpoint('/api/articles/home', schema, 'article'),
};
