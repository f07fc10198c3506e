import { useTranslations } from 'next-intl';
import { DetailLayout } from '@/components/detail/DetailLayout';
import { DetailMeta } from '@/components/detail/DetailMeta';
import { FileList } from '@/components/detail/FileList';
import { LanguageNotice } from '@/components/detail/LanguageNotice';
import { RelatedItems } from '@/components/detail/RelatedItems';
import { ShareTools } from '@/components/detail/ShareTools';
import { SidebarSearch } from '@/components/detail/SidebarSearch';
import { TaxonomyList } from '@/components/detail/TaxonomyList';
import { PageTitle } from '@/components/layout/PageTitle';
import { routes } from '@/lib/routes/links';
import type { DetailView } from '@/lib/views/article';
import type { CardView } from '@/lib/views/card';
import type { CountedTaxonomyView } from '@/lib/views/taxonomy';

interface ArticleDetailProps {
  article: DetailView;
  categories: CountedTaxonomyView[];
  related: CardView[];
}

/** An article, with the files it offers and where to read on. */
export function ArticleDetail({ article, categories, related }: ArticleDetailProps) {
  const t = useTranslations('article');
  const tDetail = useTranslations('detail');
  return (
    <>
      <article>
        <PageTitle title={article.title} current={article.step} steps={[{ label: t('articles'), href: routes.articles }]}>
          <DetailMeta date={article.date} tags={article.tags} tagsLabel={t('tags')} />
          {article.body.isFallback && <LanguageNotice />}
          <ShareTools title={article.title} path={article.href} />
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
      <RelatedItems title={tDetail('relatedArticles')} cards={related} />
    </>
  );
}
