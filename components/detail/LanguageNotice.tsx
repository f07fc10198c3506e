import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './LanguageNotice.module.css';

/** Says that an item is read in French because it is not translated yet. */
export function LanguageNotice() {
  const t = useTranslations('detail');
  return (
    <p className={styles.notice}>
      <Icon name="globe" size={20} />
      {t('notTranslated')}
    </p>
  );
}
