import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Static } from '@/components/ui/Static';
import { DEFAULT_LOCALE, directionOf } from '@/lib/i18n/locales';
import { currentContext } from '@/lib/platform/request-context';
import { listAddress, type SearchQuery } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/links';
import type { SearchResultView } from '@/lib/content-api/entities/search';
import type { ListingView } from '@/lib/views/card';
import type { NameMatch } from '@/lib/search/known-content';
import { ContentCard, HighlightedText } from './ContentCard';
import { EmptyState } from './EmptyState';
import { ListParts, ListResults } from './ListResults';
import styles from './SearchResults.module.css';

/** A keyword keeps its own direction inside the sentence. */
const keywordTag = (chunks: ReactNode): ReactNode => <span dir="auto">{chunks}</span>;

interface SearchResultsProps {
  query: SearchQuery;
  /** Null before a search. */
  found: {
    /** Chambers, partners, categories, services and events of that name. */
    nameMatches: NameMatch[];
    listing: ListingView<SearchResultView>;
    /** The nearest words that the site knows, when the words as they were typed find nothing. */
    spelling: string | null;
  } | null;
}

export function SearchResults({ query, found }: SearchResultsProps) {
  const t = useTranslations();
  const { keyword, serviceId, perPage } = query;
  const state = { per_page: perPage, keyword, service_id: serviceId };
  const hasNamesAlone = found?.listing.cards.length === 0 && found.nameMatches.length > 0;
  return (
    <section className={styles.results}>
      <Static as="div" className={styles.heading} part="search-heading">
        {found && <Heading {...found} keyword={keyword} />}
      </Static>
      {!found && <ListParts status={<EmptyState title={t('search.prompt')} />} />}
      {hasNamesAlone && (
        <ListParts
          status={t(currentContext()?.degraded ? 'common.tryAgainSoon' : 'search.namesAlone')}
        />
      )}
      {found && !hasNamesAlone && (
        <ListResults
          listing={found.listing}
          counts="found"
          addressOf={(page) => listAddress(routes.search, { page, ...state })}
        >
          {(card) => (
            <ContentCard
              card={card}
              level={3}
              kind={t(`suggestions.${card.type}`)}
              query={found.spelling ?? keyword}
              shows={{ excerpt: true, date: card.type === 'article' }}
            />
          )}
        </ListResults>
      )}
    </section>
  );
}

type HeadingProps = NonNullable<SearchResultsProps['found']> & {
  keyword: string;
};

function Heading({ nameMatches, spelling, keyword }: HeadingProps) {
  const t = useTranslations('search');
  return (
    <>
      <h2 className={styles.title}>
        {spelling === null
          ? t.rich('resultsFor', { keyword, word: keywordTag })
          : t.rich('resultsInstead', { keyword, spelling, word: keywordTag })}
      </h2>
      <KnownMatches matches={nameMatches} query={spelling ?? keyword} />
    </>
  );
}

/** More would push the first article off a phone's screen. */
const MATCHES_SHOWN = 3;

function KnownMatches({ matches, query }: { matches: NameMatch[]; query: string }) {
  const t = useTranslations();
  const locale = useLocale();
  if (matches.length === 0) return null;
  const matchList = (shown: NameMatch[]) => (
    <ul className={styles.known}>
      {shown.map(({ kind, name, href, isFrench }) => {
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
  );
  return (
    <section aria-label={t('search.known')} className={styles.direct}>
      {matchList(matches.slice(0, MATCHES_SHOWN))}
      {matches.length > MATCHES_SHOWN && (
        <details>
          <summary className={`screen-only ${styles.more}`}>{t('search.moreKnown')}</summary>
          {matchList(matches.slice(MATCHES_SHOWN))}
        </details>
      )}
    </section>
  );
}
