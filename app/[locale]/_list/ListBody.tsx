import { ContentCard } from '@/components/listing/ContentCard';
import { ListResults } from '@/components/listing/ListResults';
import { ListSection } from '@/components/listing/ListSection';
import { ListToolbar } from '@/components/listing/ListToolbar';
import type { ListName } from '@/lib/constants';
import { listAddress, type ListQuery } from '@/lib/listing/list-query';
import type { CardView, ListingView } from '@/lib/views/card';

interface ListBodyProps {
  list: ListName;
  /** The list's path, without language and query. */
  path: string;
  query: ListQuery;
  listing: ListingView<CardView>;
}

/** Search box, per-page selector, cards and pager of a list of articles or pages. */
export function ListBody({ list, path, query: { perPage, search }, listing }: ListBodyProps) {
  return (
    <ListSection>
      <ListToolbar list={list} path={path} text={search} perPage={perPage} />
      <ListResults listing={listing} addressOf={(page) => listAddress(path, { page, per_page: perPage, search })}>
        {(card) => <ContentCard card={card} query={search} />}
      </ListResults>
    </ListSection>
  );
}
