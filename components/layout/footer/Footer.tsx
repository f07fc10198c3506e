import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { isDemonstration } from '@/lib/runtime/env';
import { routes } from '@/lib/routes/links';
import { localise } from '@/lib/i18n/localise';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { accessibilityStatement } from '@/lib/organisation/accessibility';
import { organisation } from '@/lib/organisation/organisation';
import type { FixedScreen } from '@/lib/views/menu';
import { isLiteRequest } from '@/lib/runtime/request-context';
import { BackToTop } from './BackToTop';
import styles from './Footer.module.css';
import { FooterContact } from './FooterContact';
import { FooterExternalLinks } from './FooterExternalLinks';
import { LanguageLinks } from '@/components/layout/LanguageLinks.client';
import { PopupCloseButton } from './PopupCloseButton.client';
import { VersionLink } from '@/components/layout/VersionLink.client';

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
      <PopupCloseButton>
        <Icon name="close" size={20} />
        {t('closePopup')}
      </PopupCloseButton>
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
