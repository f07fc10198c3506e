import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listAddress, type SearchQuery } from '@/lib/listing/list-query';
import { routes } from '@/lib/routes';
import type { ListingView } from '@/lib/views/listing';
import type { SearchResultView } from '@/lib/views/search-result';
import { ContentCard } from './ContentCard';
import { ListResults } from './ListResults';
import styles from './SearchResults.module.css';

/** A keyword keeps its own direction inside the sentence. */
const word = (chunks: ReactNode): ReactNode => <span dir="auto">{chunks}</span>;

/** What the site holds for a keyword. */
export async function SearchResults({ query, listing }: { query: SearchQuery; listing: ListingView<SearchResultView> }) {
  const t = await getTranslations('search');
  const { keyword, serviceId, perPage } = query;
  return (
    <section className={styles.results}>
      <h2 className={styles.title}>{t.rich('resultsFor', { keyword, word })}</h2>
      <ListResults
        listing={listing}
        emptyTitle={t.rich('empty', { keyword, word })}
        addressOf={(page) => listAddress(routes.search, { page, per_page: perPage, keyword, service_id: serviceId })}
      >
        {(card) => <ContentCard card={card} level={3} kind={t(card.type)} query={keyword} shows={{ excerpt: true, date: card.type === 'article' }} />}
      </ListResults>
    </section>
  );
}
