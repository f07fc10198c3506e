import { itemScreen } from '@/app/[locale]/_item/ItemScreen';
import { entities } from '@/lib/entities';

const { generateMetadata, Screen } = itemScreen({ entity: entities.article, taxonomy: entities.category });

export { generateMetadata };
export default Screen;
