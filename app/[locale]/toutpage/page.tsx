import { ListScreen, listScreenMetadata, type ListKind, type ListScreenProps } from '@/app/[locale]/_list/ListScreen';
import { getPages } from '@/lib/api/endpoints';
import type { Page } from '@/lib/api/schemas/content';
import { pageCard } from '@/lib/views/card';

const PAGES: ListKind<Page> = { list: 'pages', load: getPages, cardOf: pageCard };

export const generateMetadata = ({ searchParams }: ListScreenProps) => listScreenMetadata(PAGES, searchParams);

export default function PagesScreen({ searchParams }: ListScreenProps) {
  return <ListScreen kind={PAGES} searchParams={searchParams} />;
}
