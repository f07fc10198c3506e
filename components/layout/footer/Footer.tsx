import { useLocale, useTranslations } from 'next-intl';
import { LanguageLinks, VersionLink } from '@/components/layout/ScreenLinks.client';
import { ContactValue } from '@/components/ui/ContactValue';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '@/lib/i18n/locales';
import { localise } from '@/lib/i18n/localise';
import { accessibilityStatement } from '@/lib/organisation/accessibility';
import { organisation } from '@/lib/organisation/organisation';
import type { Organisation } from '@/lib/organisation/organisation-schema';
import { routes } from '@/lib/routes/links';
import { isDemonstration } from '@/lib/runtime/env';
import { isLiteRequest } from '@/lib/runtime/request-context';
import type { FixedScreen } from '@/lib/views/menu';
import { contactEntries } from '@/lib/views/organisation';
import { NETWORK_NAMES, SocialMark } from './SocialMark';
import styles from './Footer.module.css';

/** Specification §2 Footer: the default language comes last. */
const FOOTER_LOCALES: readonly Locale[] = [...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE), DEFAULT_LOCALE];

interface FooterProps {
  /** Those that every site has. */
  screens: FixedScreen[];
  year: number;
}

/** Footer of every screen. */
export function Footer({ screens, year }: FooterProps) {
  const locale = useLocale();
  const t = useTranslations('footer');
  const tLite = useTranslations('lite');
  const isLite = isLiteRequest();
  const own = organisation();
  const name = localise(own.name, locale);
  const statements = [
    { href: routes.accessibility, label: t(`accessibility.${accessibilityStatement().result}`) },
    { href: routes.privacy, label: t('privacy') },
  ];
  return (
    <footer tabIndex={-1} className={styles.footer}>
      <h2 className="visually-hidden">{t('title')}</h2>
      <BackToTop />
      <div className={`container ${styles.popupLine}`}>
        <button type="button" className={`button ${styles.popupButton}`} data-popup-close="">
          <Icon name="close" size={20} />
          {t('closePopup')}
        </button>
      </div>
      <div className={`container ${styles.columns}`}>
        <FooterContact of={own} />
        <nav className={styles.column} aria-labelledby="footer-site" data-navigation>
          <h3 id="footer-site">{t('site')}</h3>
          <FooterLinks links={screens} className={styles.site} />
        </nav>
        <FooterExternalLinks of={own} />
      </div>
      <div className={`container ${styles.end}`}>
        <p>
          <LocalisedText value={{ ...name, text: t('rights', { year: String(year), name: name.text }) }} />
          {isDemonstration() && (
            <>
              <br />
              {t('credit')}
            </>
          )}
        </p>
        <nav aria-label={t('legal')} data-navigation>
          <FooterLinks links={statements} className={styles.statements} />
        </nav>
        <ul className={styles.machines}>
          <li>
            <a href={routes.articlesFeed({ language: locale })} className={styles.link}>
              {t('feed')}
            </a>
          </li>
          <li>
            <VersionLink choice={isLite ? '0' : '1'} className={styles.link}>
              {isLite ? tLite('full') : tLite('name')}
            </VersionLink>
          </li>
          <li>
            <Link href={`${routes.chambers}#open-data`} className={styles.link}>
              {t('openData')}
            </Link>
          </li>
        </ul>
        <nav aria-label={t('language')} className={styles.languages}>
          <LanguageLinks locales={FOOTER_LOCALES} current={locale} />
        </nav>
      </div>
    </footer>
  );
}

function FooterLinks({ links, className }: { links: FixedScreen[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A way back to the top of a long screen. It comes into sight after two windows' height, by the style sheet alone. */
function BackToTop() {
  const t = useTranslations('common');
  return (
    <div className={styles.toTop}>
      <a href="#top" className={styles.toTopLink}>
        <Icon name="arrowUp" size={20} />
        <span className="visually-hidden">{t('backToTop')}</span>
      </a>
    </div>
  );
}

/** Who the site belongs to and how to reach them, as far as it is known. */
function FooterContact({ of }: { of: Organisation }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const entries = contactEntries(of, locale);
  return (
    <section className={styles.column} aria-labelledby="footer-contact">
      <h3 id="footer-contact">
        <LocalisedText value={localise(of.name, locale)} />
      </h3>
      {entries.length > 0 && (
        <ul className={styles.contacts}>
          {entries.map(({ name, icon, value }) => (
            <li key={name}>
              <Icon name={icon} size={20} />
              <span>
                <span className="visually-hidden">{t(name)} </span>
                <ContactValue value={value} className={styles.link} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sister sites, in new tabs, and the organisation's pages on social networks. */
function FooterExternalLinks({ of }: { of: Organisation }) {
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
