import { PageTitle } from '@/components/layout/PageTitle';
import { RichText } from '@/components/rich-text/RichText';
import type { TaxonomyHeadView } from '@/lib/views/card';

/** Head of a category's or service's screen; only its general name while the API cannot tell which one it is. */
export function TaxonomyTitle({ head, generalName }: { head: TaxonomyHeadView | null; generalName: string }) {
  if (!head) return <PageTitle title={generalName} />;
  return (
    <PageTitle title={head.title} current={head.step}>
      {head.description.text && <RichText value={head.description} />}
    </PageTitle>
  );
}
