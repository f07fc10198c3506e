import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import styles from './BackToTop.module.css';

/** A way back to the top of a long screen. It comes into sight after two windows' height, by the style sheet alone. */
export function BackToTop() {
  const t = useTranslations('common');
  return (
    <div className={styles.track}>
      <a href="#top" className={styles.link}>
        <Icon name="arrowUp" size={20} />
        <span className="visually-hidden">{t('backToTop')}</span>
      </a>
    </div>
  );
}
