import { listScreen } from '@/app/[locale]/_list/ListScreen';
import { entities } from '@/lib/content-api/entities';

const { generateMetadata, Screen } = listScreen(entities.article);

export { generateMetadata };
export default Screen;
