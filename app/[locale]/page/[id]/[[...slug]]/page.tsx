import { itemScreen } from '@/app/[locale]/_item/ItemScreen';
import { entities } from '@/lib/content-api/entities';

const { generateMetadata, Screen } = itemScreen(entities.page);

export { generateMetadata };
export default Screen;
