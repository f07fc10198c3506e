import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { DEFAULT_LOCALE, directionOf } from '@/lib/i18n/locales';
import { currentContext } from '@/lib/runtime/request-context';
import { listAddress, type SearchQuery } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/links';
import type { SearchResultView } from '@/lib/entities/search';
import type { ListingView } from '@/lib/views/card';
import type { KnownMatch } from '@/lib/search/known-content';
import { ContentCard, HighlightedText } from './ContentCard';
import { EmptyState } from './EmptyState';
import { ListResults } from './ListResults';
import styles from './SearchResults.module.css';

/** A keyword keeps its own direction inside the sentence. */
const word = (chunks: ReactNode): ReactNode => <span dir="auto">{chunks}</span>;

/**
 * The key of what has the status, before a search too: a status is announced only if its element
 * was there before its text.
 */
const FOUND = 'found';

interface SearchResultsProps {
  query: SearchQuery;
  /** Chambers, partners, categories, services and events of that name. */
  known: KnownMatch[];
  listing: ListingView<SearchResultView>;
  /** The spelling that found them, when the words as they were typed find nothing. */
  spelling: string | null;
}

export function SearchResults({ query, known, listing, spelling }: SearchResultsProps) {
  const t = useTranslations();
  const hasNamesAlone = listing.cards.length === 0 && known.length > 0;
  const { keyword, serviceId, perPage } = query;
  const state = { per_page: perPage, keyword, service_id: serviceId };
  return (
    <section className={styles.results}>
      {/* Keys: in a translated page the browser's own elements stand in place of the words, and
          would stay. */}
      <h2 key={`${keyword} ${spelling}`} className={styles.title}>
        {spelling === null
          ? t.rich('search.resultsFor', { keyword, word })
          : t.rich('search.resultsInstead', { keyword, spelling, word })}
      </h2>
      {spelling !== null && (
        <p key={keyword}>
          <Link
            href={listAddress(routes.search, { ...state, exact: '1' })}
            className={styles.exact}
          >
            {t.rich('search.searchExactly', { keyword, word })}
          </Link>
        </p>
      )}
      <KnownMatches matches={known} query={keyword} />
      {hasNamesAlone ? (
        <div key={FOUND}>
          <div role="status">
            {t(currentContext()?.degraded ? 'common.tryAgainSoon' : 'search.namesAlone')}
          </div>
        </div>
      ) : (
        <ListResults
          key={FOUND}
          listing={listing}
          counts="found"
          addressOf={(page) =>
            listAddress(routes.search, { page, ...state, exact: query.isExact ? '1' : '' })
          }
        >
          {(card) => (
            <ContentCard
              card={card}
              level={3}
              kind={t(`suggestions.${card.type}`)}
              query={spelling ?? keyword}
              shows={{ excerpt: true, date: card.type === 'article' }}
            />
          )}
        </ListResults>
      )}
    </section>
  );
}

/** Before a search. */
export function SearchPrompt({ title }: { title: string }) {
  return (
    <section>
      <div key={FOUND}>
        <div role="status">
          <EmptyState title={title} />
        </div>
      </div>
    </section>
  );
}

function KnownMatches({ matches, query }: { matches: KnownMatch[]; query: string }) {
  const t = useTranslations();
  const locale = useLocale();
  if (matches.length === 0) return null;
  return (
    <section aria-label={t('search.known')}>
      <ul className={styles.known}>
        {matches.map(({ kind, name, href, isFrench }) => {
          const lang = isFrench ? DEFAULT_LOCALE : locale;
          return (
            <li key={href}>
              <a href={href} className={styles.match}>
                <span className={styles.kind}>{t(`suggestions.${kind}`)}</span>
                <HighlightedText
                  value={{ text: name, lang, dir: directionOf(lang), isFallback: isFrench }}
                  query={query}
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
