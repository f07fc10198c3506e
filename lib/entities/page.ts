import { homeEndpoint } from '@/lib/api/endpoints';
import { page as schema } from '@/lib/api/schemas/article-page';
import { localise } from '@/lib/i18n/localise';
import { plainText } from '@/lib/text/plain-text';
import { pagePoints } from '@/lib/views/detail';
import { pageData } from '@/lib/views/structured-data';
import { publication } from './publication';

const failures = { list: 'Error fetching pages', one: 'pages not found' };

export const page = {
  ...publication(
    '/api/pages',
    failures,
    { bodies: ['description', 'extraDescription'], files: 'file_pages' },
    {
      tag: 'page',
      listRoute: 'pages',
      schema,
      dateOf: ({ createdAt }) => createdAt,
      taxonomy: 'service',
      tagsOf: ({ service }) => (service ? [service] : []),
      pointsOf: ({ points }, locale) => pagePoints(points, locale),
      data: ({ service }, facts, locale) => pageData({ ...facts, service: service && plainText(localise(service.name, locale).text) }, locale),
      openGraph: 'website',
      hasFeed: false,
      isSearched: true,
    },
  ),
  features: homeEndpoint('/api/pages/features', schema, 'page'),
  services: homeEndpoint('/api/pages/services', schema, 'page'),
};
