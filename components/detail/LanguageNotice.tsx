import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/Icon';
import styles from './LanguageNotice.module.css';

/** Says that an item is read in French because it is not translated yet. */
export async function LanguageNotice() {
  const t = await getTranslations('detail');
  return (
    <p className={styles.notice}>
      <Icon name="globe" size={20} />
      {t('notTranslated')}
    </p>
  );
}
