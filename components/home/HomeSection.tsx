import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  id: string;
  title: ReactNode;
  /** Where all of them are. */
  all?: { href: string; label: string };
  isTinted?: boolean;
  children: ReactNode;
}

export function HomeSection({ id, title, all, isTinted = false, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={isTinted ? 'section section-tinted' : 'section'} data-static={id}>
      <div className={`container ${styles.inner}`}>
        <header className={styles.head} data-static={`${id}-head`}>
          <h2 id={id}>{title}</h2>
          {all && (
            <Link href={all.href} className={styles.all}>
              {all.label}
            </Link>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
