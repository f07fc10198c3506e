import { ItemScreen, itemMetadata, type ItemKind, type ItemScreenProps } from '@/app/[locale]/_item/ItemScreen';
import { getPage, getService, getServices } from '@/lib/api/endpoints';
import type { Page } from '@/lib/api/schemas/content';
import { DEFAULT_PER_PAGE } from '@/lib/constants';
import { pageData } from '@/lib/discovery/structured-data';
import { localise } from '@/lib/i18n/localise';
import { plainText } from '@/lib/text/plain-text';
import { pageCards } from '@/lib/views/card';
import { pageView } from '@/lib/views/detail';

const PAGE: ItemKind<Page> = {
  name: 'page',
  taxonomy: 'service',
  load: getPage,
  loadTaxonomies: getServices,
  viewOf: pageView,
  dataOf: ({ service }, facts, locale) => pageData({ ...facts, service: service && plainText(localise(service.name, locale).text) }, locale),
  relatedTo: async ({ service }, locale) => {
    const found = service && (await getService(service.id, 1, DEFAULT_PER_PAGE, ''));
    return found?.ok ? pageCards(found.data.listing.items, locale) : [];
  },
};

export const generateMetadata = ({ params }: ItemScreenProps) => itemMetadata(PAGE, params);

export default function PageScreen({ params }: ItemScreenProps) {
  return <ItemScreen kind={PAGE} params={params} />;
}
