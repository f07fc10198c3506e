import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/PageTitle';
import { routes } from '@/lib/routes/links';
import type { CardView, CountedTaxonomyView } from '@/lib/views/card';
import type { DetailView } from '@/lib/views/detail';
import { DetailLayout } from './DetailLayout';
import { DetailMeta } from './DetailMeta';
import { FileList } from './sidebar/FileList';
import { LanguageNotice } from './LanguageNotice';
import { PagePoints } from './PagePoints';
import { RelatedItems } from './RelatedItems';
import { ShareTools } from './ShareTools';
import { SidebarSearch } from './sidebar/SidebarSearch';
import { TaxonomyList } from './sidebar/TaxonomyList';

export type ItemName = 'article' | 'page';

interface ItemDetailProps {
  name: ItemName;
  item: DetailView;
  /** Categories of articles, services of pages. */
  taxonomies: CountedTaxonomyView[];
  related: CardView[];
}

/** An article or page, with the files it offers and where to read on. */
export function ItemDetail({ name, item, taxonomies, related }: ItemDetailProps) {
  const { list, tags, taxonomyTitle, count, relatedTitle } = useTexts(name);
  return (
    <>
      <article>
        <PageTitle title={item.title} current={item.step} steps={[list]}>
          <DetailMeta date={item.date} tags={item.tags} tagsLabel={tags} />
          {item.body.isFallback && <LanguageNotice />}
          <ShareTools title={item.title} path={item.href} />
        </PageTitle>
        <DetailLayout
          image={item.image}
          body={item.body}
          aside={
            <>
              <SidebarSearch />
              <FileList files={item.files} />
              <TaxonomyList title={taxonomyTitle} items={taxonomies.map((each) => ({ ...each, count: count(each.items) }))} />
            </>
          }
        >
          <PagePoints points={item.points} />
        </DetailLayout>
      </article>
      <RelatedItems title={relatedTitle} cards={related} />
    </>
  );
}

function useTexts(name: ItemName) {
  const article = useTranslations('article');
  const page = useTranslations('page');
  const detail = useTranslations('detail');
  if (name === 'article') {
    return {
      list: { label: article('articles'), href: routes.articles },
      tags: article('tags'),
      taxonomyTitle: article('categories'),
      count: (count: number) => article('count', { count }),
      relatedTitle: detail('relatedArticles'),
    };
  }
  return {
    list: { label: page('pages'), href: routes.pages },
    tags: page('tags'),
    taxonomyTitle: page('services'),
    count: (count: number) => page('count', { count }),
    relatedTitle: detail('relatedPages'),
  };
}
