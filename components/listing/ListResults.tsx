import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PrintedAddress } from '@/components/ui/PrintedAddress';
import type { ListingView } from '@/lib/views/card';
import { EmptyState } from './EmptyState';
import styles from './ListResults.module.css';
import { Pager } from './Pager';

interface ListResultsProps<Card extends { key: string }> {
  listing: ListingView<Card>;
  addressOf: (page: number) => string;
  /** How one item is shown. */
  children: (card: Card) => ReactNode;
}

/** One page of a list: how many there are, the cards, the pager; or that there is nothing. */
export function ListResults<Card extends { key: string }>({ listing, addressOf, children }: ListResultsProps<Card>) {
  const t = useTranslations('listing');
  const common = useTranslations('common');
  const { cards, page, lastPage, total } = listing;
  return (
    <div className={styles.results}>
      <div role="status" className={styles.found}>
        {cards.length === 0 ? (
          <EmptyState title={common('noResults')} hint={common('tryOtherTerms')} />
        ) : (
          total !== null && t('results', { count: total })
        )}
      </div>
      {cards.length > 0 && (
        <ul className={`card-grid ${styles.grid}`}>
          {cards.map((card) => (
            <li key={card.key}>{children(card)}</li>
          ))}
        </ul>
      )}
      <Pager page={page} lastPage={lastPage} addressOf={addressOf} />
      <PrintedAddress path={addressOf(page)} />
    </div>
  );
}
