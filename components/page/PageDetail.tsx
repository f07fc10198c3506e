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
import type { CardView } from '@/lib/views/card';
import type { PageView } from '@/lib/views/page';
import type { CountedTaxonomyView } from '@/lib/views/taxonomy';
import { PagePoints } from './PagePoints';

interface PageDetailProps {
  page: PageView;
  services: CountedTaxonomyView[];
  related: CardView[];
}

/** A service or feature page, with its points, the files it offers and where to read on. */
export function PageDetail({ page, services, related }: PageDetailProps) {
  const t = useTranslations('page');
  const tDetail = useTranslations('detail');
  return (
    <>
      <article>
        <PageTitle title={page.title} current={page.step} steps={[{ label: t('pages'), href: routes.pages }]}>
          <DetailMeta date={page.date} tags={page.tags} tagsLabel={t('tags')} />
          {page.body.isFallback && <LanguageNotice />}
          <ShareTools title={page.title} path={page.href} />
        </PageTitle>
        <DetailLayout
          image={page.image}
          body={page.body}
          aside={
            <>
              <SidebarSearch />
              <FileList files={page.files} />
              <TaxonomyList title={t('services')} items={services.map((item) => ({ ...item, count: t('count', { count: item.items }) }))} />
            </>
          }
        >
          <PagePoints points={page.points} />
        </DetailLayout>
      </article>
      <RelatedItems title={tDetail('relatedPages')} cards={related} />
    </>
  );
}
