import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LiteChoice } from '@/lib/lite-mode';
import { isLiteRequest, isSaveDataRequest } from '@/lib/runtime/request-context';
import styles from './LiteNotice.module.css';
import { VersionLink } from './VersionLink.client';

const switchTo = (choice: LiteChoice) =>
  function VersionSwitch(chunks: ReactNode): ReactNode {
    return (
      <VersionLink choice={choice} className={styles.link}>
        {chunks}
      </VersionLink>
    );
  };

/** Says on each page of the lite version that it is one, and how to leave it; to a browser that saves data, that there is one. */
export function LiteNotice() {
  const t = useTranslations('lite');
  if (!isLiteRequest() && !isSaveDataRequest()) return null;
  return (
    <aside aria-label={isLiteRequest() ? t('name') : t('saveDataName')} className={styles.notice}>
      <p className="container">{isLiteRequest() ? t.rich('notice', { full: switchTo('0') }) : t.rich('saveData', { lite: switchTo('1') })}</p>
    </aside>
  );
}
