import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { TaxonomyView } from '@/lib/views/card';
import { SidebarPanel } from './SidebarPanel';
import styles from './TaxonomyList.module.css';

interface TaxonomyListProps {
  title: string;
  /** Each with how many items it holds, in words. */
  items: (TaxonomyView & { count: string })[];
}

/** Categories or services, leading on. Nothing when there are none. */
export function TaxonomyList({ title, items }: TaxonomyListProps) {
  if (items.length === 0) return null;
  return (
    <SidebarPanel title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Link href={item.href} className={styles.link}>
              <LocalisedText value={item.name} />
            </Link>
            <span className={styles.count}>{item.count}</span>
          </li>
        ))}
      </ul>
    </SidebarPanel>
  );
}
