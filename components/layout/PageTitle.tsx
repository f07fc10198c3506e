import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { Static, StructuredData } from '@/components/ui/Static';
import { breadcrumbData } from '@/lib/views/structured-data';
import type { LocalisedText as Text } from '@/lib/i18n/localise';
import { routes } from '@/lib/routes/links';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  title: string | Text;
  /** Last step of the breadcrumb, if it differs from the title. */
  current?: string | Text | undefined;
  steps?: Step[];
  /** The picture is between breadcrumb and title, and beside the title on wide screens. */
  picture?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

export function PageTitle({
  title,
  current = title,
  steps = [],
  picture,
  lead,
  children,
}: PageTitleProps) {
  return (
    <Static as="header" className={styles.head} part="page-title">
      <div className={`container ${styles.inner}`}>
        <Breadcrumb steps={steps} current={current} />
        {picture && (
          <Static as="div" className={styles.picture} part="picture">
            {picture}
          </Static>
        )}
        <div className={styles.words}>
          <h1>
            <LocalisedText value={title} />
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </Static>
  );
}

interface Step {
  label: string | Text;
  href: string;
}

function Breadcrumb({ steps, current }: { steps: Step[]; current: string | Text }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const parentSteps: Step[] = [{ label: t('home'), href: routes.home }, ...steps];
  return (
    <Static as="nav" aria-label={t('breadcrumb')} className={styles.breadcrumb} part="breadcrumb">
      <ol className={styles.list}>
        {parentSteps.map((step) => (
          <li key={step.href} className={styles.step}>
            <Link href={step.href}>
              <LocalisedText value={step.label} />
            </Link>
            <Icon name="chevronEnd" size={16} />
          </li>
        ))}
        <li aria-current="page" className={styles.step}>
          <LocalisedText value={current} />
        </li>
      </ol>
      <StructuredData data={breadcrumbData([...parentSteps, { label: current }], locale)} />
    </Static>
  );
}
