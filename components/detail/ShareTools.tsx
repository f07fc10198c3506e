import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { OutsideLink, PrintedAddress } from '@/components/ui/Link';
import { Static } from '@/components/ui/Static';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { withLanguage } from '@/lib/i18n/language-path';
import { pickTexts } from '@/lib/i18n/messages';
import type { LocalisedText } from '@/lib/i18n/localise';
import { siteAddress } from '@/lib/platform/env';
import { shareLinks } from '@/lib/views/detail';
import { ReaderTools } from './ReaderTools.client';
import styles from './ReaderTools.module.css';

/** Links share an item or copy its address, without scripts or counters of third parties. */
export function ShareTools({ title, path }: { title: LocalisedText; path: string }) {
  const t = useTranslations();
  const locale = useLocale();
  const address = siteAddress() + withLanguage(path, locale);
  return (
    <>
      <PrintedAddress path={path} />
      <ReaderTools
        title={title.text}
        address={address}
        texts={pickTexts(useMessages().detail, 'tools', 'linkCopied', 'copyFailed')}
      >
        <Static as="details" className={styles.share} data-panel="share" part="share">
          <summary data-tool="share" className={styles.tool}>
            <Icon name="share" size={20} />
            {t('detail.share')}
          </summary>
          <ul className={styles.ways}>
            {shareLinks(title.text, address).map(({ name, href, isMail }) => (
              <li key={name}>
                <OutsideLink
                  href={href}
                  {...(!isMail && { rel: 'noopener noreferrer' })}
                  className={styles.way}
                >
                  {isMail ? t('detail.byEmail') : <bdi>{name}</bdi>}
                </OutsideLink>
              </li>
            ))}
          </ul>
        </Static>
        <button type="button" data-tool="copy" className={`needs-scripts ${styles.tool}`}>
          <Icon name="link" size={20} />
          {t('detail.copyLink')}
        </button>
      </ReaderTools>
    </>
  );
}

/** The notice says that a text is in French because its translation is missing. */
export function LanguageNotice({ text }: { text: LocalisedText | null }) {
  const t = useTranslations('detail');
  if (!text?.isFallback || text.lang !== DEFAULT_LOCALE) return null;
  return (
    <p className={styles.notice}>
      <Icon name="globe" size={20} />
      {t('notTranslated')}
    </p>
  );
}
