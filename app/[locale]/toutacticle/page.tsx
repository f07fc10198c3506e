import { ListScreen, listScreenMetadata, type ListKind, type ListScreenProps } from '@/app/[locale]/_list/ListScreen';
import { getArticles } from '@/lib/api/endpoints';
import type { Article } from '@/lib/api/schemas/content';
import { articleCard } from '@/lib/views/card';

const ARTICLES: ListKind<Article> = { list: 'articles', load: getArticles, cardOf: articleCard };

export const generateMetadata = ({ searchParams }: ListScreenProps) => listScreenMetadata(ARTICLES, searchParams);

export default function ArticlesScreen({ searchParams }: ListScreenProps) {
  return <ListScreen kind={ARTICLES} searchParams={searchParams} />;
}
