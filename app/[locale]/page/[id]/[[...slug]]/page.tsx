import { itemScreen } from '@/app/[locale]/_item/ItemScreen';
import { entities } from '@/lib/entities';

const { generateMetadata, Screen } = itemScreen({ entity: entities.page, taxonomy: entities.service });

export { generateMetadata };
export default Screen;
