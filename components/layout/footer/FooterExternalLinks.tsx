import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { localise } from '@/lib/i18n/localise';
import type { Organisation } from '@/lib/organisation/organisation-schema';
import styles from './Footer.module.css';
import { NETWORK_NAMES, SocialMark } from './SocialMark';

/** Sister sites, in new tabs, and the organisation's pages on social networks. */
export function FooterExternalLinks({ of }: { of: Organisation }) {
  const t = useTranslations('footer');
  const tCommon = useTranslations('common');
  const locale = useLocale();
  const { sisterSites, socialLinks } = of;
  if (sisterSites.length === 0 && socialLinks.length === 0) return null;
  return (
    <div className={styles.column}>
      {sisterSites.length > 0 && (
        <section className={styles.column} aria-labelledby="footer-sisters">
          <h3 id="footer-sisters">{t('sisterSites')}</h3>
          <ul>
            {sisterSites.map(({ name, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" className={styles.link}>
                  <LocalisedText value={localise(name, locale)} />
                  <span className="visually-hidden"> ({tCommon('newTab')})</span>
                  <Icon name="external" size={16} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {socialLinks.length > 0 && (
        <section className={styles.column} aria-labelledby="footer-social">
          <h3 id="footer-social">{t('followUs')}</h3>
          <ul className={styles.social}>
            {socialLinks.map(({ network, url }) => (
              <li key={url}>
                <a href={url} rel="noopener" aria-label={NETWORK_NAMES[network]} className={styles.mark}>
                  <SocialMark network={network} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
