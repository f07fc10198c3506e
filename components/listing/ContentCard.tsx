import { useId } from 'react';
import { ContentImage } from '@/components/ui/ContentImage';
import { FormattedDate } from '@/components/ui/FormattedDate';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { CardView } from '@/lib/views/card';
import styles from './ContentCard.module.css';
import type { LocalisedText as Value } from '@/lib/i18n/localise';
import { languageAttributes } from '@/lib/i18n/locales';
import { highlight } from '@/lib/text/fold';

interface ContentCardProps {
  card: CardView;
  level?: 2 | 3;
  /** What the card is, where lists mix articles and pages. */
  kind?: string;
  query?: string;
  shows?: { excerpt?: boolean; tags?: boolean; date?: boolean };
  /** On phones with a small picture beside the text. */
  isRow?: boolean;
}

const SIZES = '(width > 1200px) 24rem, (width > 768px) 33vw, (width >= 560px) 50vw';

/**
 * An article or page in a list. The whole card follows its title's link; the tags are links of
 * their own.
 */
export function ContentCard({
  card,
  level = 2,
  kind,
  query = '',
  shows = { excerpt: true, date: true },
  isRow = false,
}: ContentCardProps) {
  const Title = `h${level}` as const;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={`card ${styles.card} ${isRow ? styles.row : ''}`}>
      <ContentImage
        image={card.image}
        width={640}
        height={360}
        sizes={`${SIZES}, ${isRow ? '12rem' : '66vw'}`}
      />
      <div className={styles.text}>
        {(shows.date || kind) && (
          <p className={styles.meta}>
            {kind && <span className="tag">{kind}</span>}
            {shows.date && <FormattedDate value={card.date} className={styles.date} />}
          </p>
        )}
        <Title id={titleId} className={styles.title}>
          <Link href={card.href} className={styles.link}>
            <HighlightedText value={card.title} query={query} />
          </Link>
        </Title>
        {shows.excerpt && card.excerpt.text && (
          <p className={styles.excerpt}>
            <HighlightedText value={card.excerpt} query={query} />
          </p>
        )}
        {shows.tags && card.categories.length > 0 && (
          <p className={styles.tags}>
            {card.categories.map((category) => (
              <Link key={category.id} href={category.href} className={`tag ${styles.tag}`}>
                <LocalisedText value={category.name} />
              </Link>
            ))}
          </p>
        )}
      </div>
    </article>
  );
}

export function HighlightedText({ value, query }: { value: Value; query: string }) {
  const pieces = highlight(value.text, query);
  if (!pieces.some(({ isMatch }) => isMatch)) return <LocalisedText value={value} />;
  const content = pieces.map(({ text, start, isMatch }) =>
    isMatch ? <mark key={start}>{text}</mark> : text,
  );
  return <span {...(value.isFallback && languageAttributes(value.lang))}>{content}</span>;
}
