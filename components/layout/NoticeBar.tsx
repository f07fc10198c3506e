import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import type { Notice } from '@/lib/organisation/notice-form';
import { contentHref, contentLink } from '@/lib/text/safe-link';
import styles from './NoticeBar.module.css';

/** What the operator tells every visitor, above everything else. How serious it is stands in words, not in colour alone. */
export function NoticeBar({ notice: { text, link, severity } }: { notice: Notice }) {
  const t = useTranslations('notice');
  const locale = useLocale();
  const href = link && contentHref(link.url, locale);
  return (
    <section className={`${styles.notice} ${styles[severity]}`} aria-label={t('label')}>
      <p className={`container ${styles.line}`}>
        <strong>{t(severity)}</strong> <LocalisedText value={localise(text, locale)} />
        {link && href && (
          // A notice's link is a plain anchor: what it leads to may be newer than what the browser holds.
          <a href={href} className={styles.link}>
            <LocalisedText value={localise(link.label, locale)} />
            {contentLink(link.url)?.kind === 'external' && <Icon name="external" size={16} />}
          </a>
        )}
      </p>
    </section>
  );
}
