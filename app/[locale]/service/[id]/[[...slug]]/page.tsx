import { TaxonomyScreen, taxonomyMetadata, type TaxonomyKind, type TaxonomyScreenProps } from '@/app/[locale]/_list/TaxonomyScreen';
import { getService } from '@/lib/api/endpoints';
import type { Page } from '@/lib/api/schemas/content';
import { pageCard } from '@/lib/views/card';

const SERVICE: TaxonomyKind<Page> = { name: 'service', load: getService, cardOf: pageCard };

export const generateMetadata = (props: TaxonomyScreenProps) => taxonomyMetadata(SERVICE, props);

export default function ServiceScreen(props: TaxonomyScreenProps) {
  return <TaxonomyScreen kind={SERVICE} {...props} />;
}
