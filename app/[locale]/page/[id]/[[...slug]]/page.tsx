import { itemScreen } from '@/app/[locale]/_item/ItemScreen';
import { getPage, getService, getServices } from '@/lib/api/endpoints';
import { pageData } from '@/lib/documents/structured-data';
import { localise } from '@/lib/i18n/localise';
import { plainText } from '@/lib/text/plain-text';
import { pageCard } from '@/lib/views/card';
import { pageView } from '@/lib/views/detail';

const { generateMetadata, Screen } = itemScreen({
  name: 'page',
  taxonomy: 'service',
  load: getPage,
  loadTaxonomies: getServices,
  loadTaxonomy: getService,
  taxonomyOf: ({ service }) => service,
  cardOf: pageCard,
  viewOf: pageView,
  dataOf: ({ service }, facts, locale) => pageData({ ...facts, service: service && plainText(localise(service.name, locale).text) }, locale),
});

export { generateMetadata };
export default Screen;
