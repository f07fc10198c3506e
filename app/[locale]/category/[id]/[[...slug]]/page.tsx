import { TaxonomyScreen, taxonomyMetadata, type TaxonomyKind, type TaxonomyScreenProps } from '@/app/[locale]/_list/TaxonomyScreen';
import { getCategory } from '@/lib/api/endpoints';
import type { Article } from '@/lib/api/schemas/content';
import { articleCard } from '@/lib/views/card';

const CATEGORY: TaxonomyKind<Article> = { name: 'category', load: getCategory, cardOf: articleCard };

export const generateMetadata = (props: TaxonomyScreenProps) => taxonomyMetadata(CATEGORY, props);

export default function CategoryScreen(props: TaxonomyScreenProps) {
  return <TaxonomyScreen kind={CATEGORY} {...props} />;
}
