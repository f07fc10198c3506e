import type { Listing } from '@/lib/api/schemas/listing';

/** One page of a list as it is shown. */
export interface ListingView<Card> {
  cards: Card[];
  page: number;
  lastPage: number;
  /** Number of items in the whole list; null when the API does not tell. */
  total: number | null;
}

export function listingView<T, Card>(listing: Listing<T>, cardOf: (item: T) => Card): ListingView<Card> {
  return {
    cards: listing.items.map(cardOf),
    page: Math.min(listing.currentPage, listing.lastPage),
    lastPage: listing.lastPage,
    total: listing.total ?? (listing.lastPage === 1 ? listing.items.length : null),
  };
}
