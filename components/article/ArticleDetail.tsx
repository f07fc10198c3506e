import { getTranslations } from 'next-intl/server';
import { DetailLayout } from '@/components/detail/DetailLayout';
import { DetailMeta } from '@/components/detail/DetailMeta';
import { FileList } from '@/components/detail/FileList';
import { SidebarSearch } from '@/components/detail/SidebarSearch';
import { TaxonomyList } from '@/components/detail/TaxonomyList';
import { PageTitle } from '@/components/layout/PageTitle';
import { routes } from '@/lib/routes';
import type { DetailView } from '@/lib/views/article';
import type { CountedTaxonomyView } from '@/lib/views/taxonomy';

/** An article, with the files it offers and where to read on. */
export async function ArticleDetail({ article, categories }: { article: DetailView; categories: CountedTaxonomyView[] }) {
  const t = await getTranslations('article');
  return (
    <article>
      <PageTitle title={article.title} current={article.step} steps={[{ label: t('articles'), href: routes.articles }]}>
        <DetailMeta date={article.date} tags={article.tags} tagsLabel={t('tags')} />
      </PageTitle>
      <DetailLayout
        image={article.image}
        body={article.body}
        aside={
          <>
            <SidebarSearch />
            <FileList files={article.files} />
            <TaxonomyList title={t('categories')} items={categories.map((item) => ({ ...item, count: t('count', { count: item.items }) }))} />
          </>
        }
      />
    </article>
  );
}
