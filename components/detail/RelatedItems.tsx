import { ContentCard } from '@/components/listing/ContentCard';
import type { CardView } from '@/lib/views/card';
import styles from './RelatedItems.module.css';

/** What to read after an article or page. Nothing when there is nothing else. */
export function RelatedItems({ title, cards }: { title: string; cards: CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="related" className={`section section-tinted ${styles.related}`}>
      <div className="container">
        <h2 id="related">{title}</h2>
        <ul className={`card-grid ${styles.cards}`}>
          {cards.map((card) => (
            <li key={card.key}>
              <ContentCard card={card} level={3} shows={{ date: true }} isRow />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
