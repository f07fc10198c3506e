import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanguageLinks } from '@/components/layout/ScreenLinks';
import { ContactValue } from '@/components/ui/ContactValue';
import { Link, OutsideLink } from '@/components/ui/Link';
import { Icon } from '@/components/ui/Icon';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '@/lib/i18n/locales';
import { formatNumber } from '@/lib/i18n/format-number';
import { leadsTo } from '@/lib/i18n/language-path';
import { localise } from '@/lib/i18n/localise';
import { accessibilityStatement } from '@/lib/organisation/accessibility';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { isDemonstration } from '@/lib/platform/env';
import type { FooterScreen } from '@/lib/views/menu';
import { contactEntries } from '@/lib/views/chamber';
import networks from './networks.json' with { type: 'json' };
import styles from './Footer.later.module.css';
import { Static } from '@/components/ui/Static';

/** The default language comes last (specification §2, Footer). */
const FOOTER_LOCALES: readonly Locale[] = [
  ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE),
  DEFAULT_LOCALE,
];

export function Footer({
  screens,
  year,
  address,
}: {
  screens: FooterScreen[];
  year: number;
  address: string;
}) {
  const locale = useLocale();
  const t = useTranslations();
  const name = localise(organisation().name, locale);
  const written = formatNumber(year, name.lang, { useGrouping: false });
  const statements = [
    {
      href: routes.accessibility,
      label: t(`footer.accessibility.${accessibilityStatement().result}`),
    },
    { href: routes.privacy, label: t('footer.privacy') },
  ];
  return (
    <Static as="footer" tabIndex={-1} className={styles.footer} part="footer">
      <h2 className="visually-hidden">{t('footer.title')}</h2>
      <div className={styles.toTop}>
        <a href="#top" className={styles.toTopLink}>
          <Icon name="arrowUp" size={20} />
          <span className="visually-hidden">{t('common.backToTop')}</span>
        </a>
      </div>
      <div className={`container ${styles.popupLine}`}>
        <button type="button" className={`button ${styles.popupButton}`} data-popup-close="">
          <Icon name="close" size={20} />
          {t('footer.closePopup')}
        </button>
      </div>
      <div className={`container later ${styles.columns}`}>
        <FooterSection id="footer-contact" title={<LocalisedText value={name} />}>
          <FooterContact />
        </FooterSection>
        <nav className={styles.column} aria-labelledby="footer-site">
          <h3 id="footer-site">{t('footer.site')}</h3>
          <FooterLinks links={screens} address={address} className={styles.site} />
        </nav>
        <FooterExternalLinks />
      </div>
      <div className={`container ${styles.end}`}>
        <p>
          <LocalisedText
            value={{ ...name, text: t('footer.rights', { year: written, name: name.text }) }}
          />
          {isDemonstration() && (
            <>
              <br />
              {t('footer.credit')}
            </>
          )}
        </p>
        <nav aria-label={t('footer.legal')}>
          <FooterLinks links={statements} address={address} className={styles.statements} />
        </nav>
        <ul className={styles.machines}>
          <li>
            <a href={routes.listFeed({ language: locale, id: 'articles' })} className={styles.link}>
              {t('footer.feed')}
            </a>
          </li>
          <li>
            <Link href={`${routes.chambers}#open-data`} className={styles.link}>
              {t('footer.openData')}
            </Link>
          </li>
        </ul>
        <nav aria-label={t('footer.language')} className={styles.languages}>
          <LanguageLinks locales={FOOTER_LOCALES} address={address} />
        </nav>
      </div>
    </Static>
  );
}

function FooterSection({
  id,
  title,
  children,
}: {
  id: string;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function FooterLinks({
  links,
  address,
  className,
}: {
  links: FooterScreen[];
  address: string;
  className: string | undefined;
}) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link
            href={href}
            className={styles.link}
            aria-current={leadsTo(href, address) ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function FooterContact() {
  const t = useTranslations('contact');
  const entries = contactEntries(useLocale());
  if (entries.length === 0) return null;
  return (
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
  );
}

function FooterExternalLinks() {
  const t = useTranslations();
  const locale = useLocale();
  const { sisterSites, socialLinks } = organisation();
  if (sisterSites.length === 0 && socialLinks.length === 0) return null;
  return (
    <div className={styles.column}>
      {sisterSites.length > 0 && (
        <FooterSection id="footer-sisters" title={t('footer.sisterSites')}>
          <ul>
            {sisterSites.map(({ name, url }) => (
              <li key={url}>
                <OutsideLink href={url} className={styles.link}>
                  <LocalisedText value={localise(name, locale)} />
                  <Icon name="external" size={16} />
                </OutsideLink>
              </li>
            ))}
          </ul>
        </FooterSection>
      )}
      {socialLinks.length > 0 && (
        <FooterSection id="footer-social" title={t('footer.followUs')}>
          <ul className={styles.social}>
            {socialLinks.map(({ network, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${networks[network].name} (${t('common.newTab')})`}
                  className={styles.mark}
                >
                  <SocialMark network={network} />
                </a>
              </li>
            ))}
          </ul>
        </FooterSection>
      )}
    </div>
  );
}

/** The marks are drawn for this site, so no trademark files are copied. */
function SocialMark({ network }: { network: keyof typeof networks }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={networks[network].path} />
    </svg>
  );
}
