import { getTranslations } from 'next-intl/server';
import { DetailLayout } from '@/components/detail/DetailLayout';
import { DetailMeta } from '@/components/detail/DetailMeta';
import { FileList } from '@/components/detail/FileList';
import { SidebarSearch } from '@/components/detail/SidebarSearch';
import { TaxonomyList } from '@/components/detail/TaxonomyList';
import { PageTitle } from '@/components/layout/PageTitle';
import { routes } from '@/lib/routes';
import type { PageView } from '@/lib/views/page';
import type { CountedTaxonomyView } from '@/lib/views/taxonomy';
import { PagePoints } from './PagePoints';

/** A service or feature page, with its points, the files it offers and where to read on. */
export async function PageDetail({ page, services }: { page: PageView; services: CountedTaxonomyView[] }) {
  const t = await getTranslations('page');
  return (
    <article>
      <PageTitle title={page.title} current={page.step} steps={[{ label: t('pages'), href: routes.pages }]}>
        <DetailMeta date={page.date} tags={page.tags} tagsLabel={t('tags')} />
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
  );
}
