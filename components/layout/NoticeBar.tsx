import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import type { Notice } from '@/lib/organisation/notice';
import { bodyHref, linkTarget } from '@/lib/text/rich-text/links';
import styles from './NoticeBar.module.css';

/** The operator's notice stands above every screen. Words give its severity, not only a colour. */
export function NoticeBar({ notice: { text, link, severity } }: { notice: Notice }) {
  const t = useTranslations('notice');
  const locale = useLocale();
  const href = link && bodyHref(link.url, locale);
  return (
    <section className={`${styles.notice} ${styles[severity]}`} aria-label={t('label')}>
      <p className={`container ${styles.line}`}>
        <strong>{t(severity)}</strong> <LocalisedText value={localise(text, locale)} />
        {link && href && (
          <a href={href} className={styles.link}>
            <LocalisedText value={localise(link.label, locale)} />
            {linkTarget(link.url)?.kind === 'external' && <Icon name="external" size={16} />}
          </a>
        )}
      </p>
    </section>
  );
}
