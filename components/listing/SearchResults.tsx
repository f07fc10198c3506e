import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { listAddress, type SearchQuery } from '@/lib/listing/list-query';
import { routes } from '@/lib/routes/links';
import type { ListingView, SearchResultView } from '@/lib/views/card';
import { ContentCard } from './ContentCard';
import { ListResults } from './ListResults';
import styles from './SearchResults.module.css';

/** A keyword keeps its own direction inside the sentence. */
const word = (chunks: ReactNode): ReactNode => <span dir="auto">{chunks}</span>;

interface SearchResultsProps {
  query: SearchQuery;
  listing: ListingView<SearchResultView>;
  /** The spelling that found them, when the words as they were typed find nothing. */
  spelling: string | null;
}

/** What the site holds for a keyword, or for another spelling of it: then it says so, and offers the way back. */
export function SearchResults({ query, listing, spelling }: SearchResultsProps) {
  const t = useTranslations('search');
  const { keyword, serviceId, perPage } = query;
  const state = { per_page: perPage, keyword, service_id: serviceId };
  return (
    <section className={styles.results}>
      {spelling === null ? (
        <h2 className={styles.title}>{t.rich('resultsFor', { keyword, word })}</h2>
      ) : (
        <>
          <h2 className={styles.title}>{t.rich('resultsInstead', { keyword, spelling, word })}</h2>
          <p>
            <Link href={listAddress(routes.search, { ...state, exact: '1' })} className={styles.exact}>
              {t.rich('searchExactly', { keyword, word })}
            </Link>
          </p>
        </>
      )}
      <ListResults listing={listing} addressOf={(page) => listAddress(routes.search, { page, ...state, exact: query.isExact ? '1' : '' })}>
        {(card) => (
          <ContentCard
            card={card}
            level={3}
            kind={t(card.type)}
            query={spelling ?? keyword}
            shows={{ excerpt: true, date: card.type === 'article' }}
          />
        )}
      </ListResults>
    </section>
  );
}
