import { listScreen } from '@/app/[locale]/_list/ListScreen';
import { entities } from '@/lib/entities';

const { generateMetadata, Screen } = listScreen(entities.category);

export { generateMetadata };
export default Screen;
