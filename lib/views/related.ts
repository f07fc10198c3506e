import type { CardView } from './card';

const SHOWN = 3;

/** What a reader of one item may read next: others of its kind, without the item itself. */
export function relatedCards(cards: CardView[], own: string): CardView[] {
  return cards.filter(({ key }) => key !== own).slice(0, SHOWN);
}
