import type { ReactNode } from 'react';
import { Breadcrumb, type Step } from './Breadcrumb';
import { LocalisedText } from '@/components/ui/LocalisedText';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  title: string | Text;
  /** Last step of the breadcrumb; the title unless it is too long or too general for it. */
  current?: string | Text;
  steps?: Step[];
  /** What the screen is for, in a sentence or two. */
  lead?: ReactNode;
  /** What else stands under the title: a date, tags, tools. */
  children?: ReactNode;
}

/** Head of a screen: breadcrumb, its one h1, and what belongs to it. */
export function PageTitle({ title, current = title, steps = [], lead, children }: PageTitleProps) {
  return (
    <header className={styles.head}>
      <div className={`container ${styles.inner}`}>
        <Breadcrumb steps={steps} current={current} />
        <h1 tabIndex={-1}>{typeof title === 'string' ? title : <LocalisedText value={title} />}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}
