import { FormattedDate } from '@/components/ui/FormattedDate';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { DateView } from '@/lib/dates/format-date';
import type { TaxonomyView } from '@/lib/views/card';
import styles from './DetailMeta.module.css';

/** What stands under the title of an article or page: its date, and what it belongs to. */
export function DetailMeta({ date, tags, tagsLabel }: { date: DateView; tags: TaxonomyView[]; tagsLabel: string }) {
  return (
    <div className={styles.meta}>
      <FormattedDate value={date} />
      {tags.length > 0 && (
        <ul aria-label={tagsLabel} className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag.id}>
              <Link href={tag.href} className={`tag ${styles.tag}`}>
                <LocalisedText value={tag.name} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
