import { useLocale, useMessages, useTranslations } from 'next-intl';
import { POPUP_COOKIE } from '@/lib/platform/constants';
import { environment, isDemonstration } from '@/lib/platform/env';
import { LANGUAGE_COOKIE, intlTag, type Locale } from '@/lib/i18n/locales';
import { FLASH_COOKIE } from '@/lib/contact/fields';
import { fieldList } from '@/lib/contact/outcome';
import {
  ACCESSIBILITY_REVIEW,
  accessibilityStatement,
  shareOfPassed,
} from '@/lib/organisation/accessibility';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { formatNumber } from '@/lib/i18n/format-number';
import { localise, type LocalisedText as Text } from '@/lib/i18n/localise';
import type { AccessibilityAudit } from '@/lib/organisation/organisation-schema';
import { MAP_PROVIDER } from '@/lib/views/map/provider';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { ContactValue } from '@/components/ui/ContactValue';
import { Link } from '@/components/ui/Link';
import { emailLink, phoneLink } from '@/lib/views/chamber';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { startOfDay } from '@/lib/i18n/calendar-day';
import { textDateFormat } from '@/lib/i18n/format-date';
import styles from './LegalText.module.css';

export function PrivacyNotice() {
  const t = useTranslations('privacy');
  const locale = useLocale();
  const { contact } = useMessages();
  const { name: provider } = MAP_PROVIDER;
  return (
    <LegalText title={t('title')} intro={t('intro')}>
      <LegalSection title={t('readingTitle')} text={t('reading', { provider })} />
      <LegalSection
        title={t('languageTitle')}
        text={t.rich('language', { cookie: technical, name: LANGUAGE_COOKIE })}
      />
      <LegalSection
        title={t('announcementTitle')}
        text={t.rich('announcement', { cookie: technical, name: POPUP_COOKIE })}
      />
      <LegalSection title={t('mapTitle')} text={t('map', { provider })}>
        <p>{t('position')}</p>
      </LegalSection>
      <LegalSection
        title={t('messageTitle')}
        text={t.rich('message', { ...owner(locale), fields: fieldList(contact, locale) })}
      >
        <p>{t.rich('flash', { cookie: technical, name: FLASH_COOKIE })}</p>
      </LegalSection>
      <LegalSection title={t('rightsTitle')} text={t('rights')}>
        <ContactWays />
      </LegalSection>
      {isDemonstration() && (
        <LegalSection title={t('demonstrationTitle')} text={t.rich('demonstration', { gazette })} />
      )}
    </LegalText>
  );
}

/**
 * The accessibility statement follows RGAA's model, for the demonstration and for operators with or
 * without an audit.
 */
export function AccessibilityStatement() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const statement = accessibilityStatement();
  return (
    <LegalText
      title={t('title')}
      intro={t.rich('intro', {
        ...owner(locale),
        address: environment().SITE_URL ?? localise(organisation().shortName, locale).text,
        site: technical,
      })}
    >
      {statement.kind === 'demonstration' && <DemonstrationStatement />}
      {statement.kind === 'audited' && <AuditedStatus audit={statement.audit} />}
      {statement.kind === 'not-audited' && (
        <LegalSection title={t('statusTitle')} text={t('notAudited')} />
      )}
      {statement.kind !== 'demonstration' && <Tests of="software" />}
      <LegalSection title={t('contactTitle')} text={t('contact')}>
        <ContactWays email={statement.kind === 'audited' ? statement.audit.contact : null} />
      </LegalSection>
      <LegalSection title={t('recourseTitle')} text={t('recourse')} />
    </LegalText>
  );
}

function AuditedStatus({ audit }: { audit: AccessibilityAudit }) {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const auditor = audit.auditor && localise(audit.auditor, locale);
  return (
    <>
      <LegalSection
        title={t('statusTitle')}
        text={t.rich(`audited.${audit.result}`, {
          strong,
          standard: technical,
          name: audit.standard,
        })}
      >
        <p>{t.rich('auditDate', dateArguments(audit.date, locale))}</p>
        {auditor && <p>{t.rich('auditor', { name: auditor.text, auditor: nameTag(auditor) })}</p>}
        {audit.share !== null && (
          <p>
            {t('auditShare', {
              share: formatNumber(audit.share, locale, { maximumFractionDigits: 1 }),
            })}
          </p>
        )}
      </LegalSection>
      {audit.issues.length > 0 && (
        <LegalSection title={t('issuesTitle')}>
          <ul>
            {audit.issues.map((issue) => (
              <li key={issue.fr}>
                <LocalisedText value={localise(issue, locale)} />
              </li>
            ))}
          </ul>
        </LegalSection>
      )}
    </>
  );
}

/** The review covers the demonstration (docs/accessibility/rgaa.md), not an operator's site. */
function DemonstrationStatement() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const { passed, applicable } = ACCESSIBILITY_REVIEW;
  const number = (value: number): string => formatNumber(value, locale);
  return (
    <>
      <LegalSection title={t('statusTitle')} text={t('demonstration')}>
        <p>{t.rich('status', { strong })}</p>
        <h3>{t('resultsTitle')}</h3>
        <p>
          {t('results', {
            passed: number(passed),
            applicable: number(applicable),
            share: number(shareOfPassed(ACCESSIBILITY_REVIEW)),
          })}
        </p>
      </LegalSection>
      <LegalSection title={t('issuesTitle')}>
        <h3>{t('failuresTitle')}</h3>
        <ul>
          <li>{t('failures.documents')}</li>
        </ul>
        <h3>{t('exemptTitle')}</h3>
        <p>{t('exempt.map', { provider: MAP_PROVIDER.name })}</p>
      </LegalSection>
      <Tests of="made" />
    </>
  );
}

/** The section says when and how the software was tested, which is no audit of a site. */
function Tests({ of }: { of: 'made' | 'software' }) {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'language' });
  const listFormat = new Intl.ListFormat(intlTag(locale));
  return (
    <LegalSection
      title={t(`${of}Title`)}
      text={t.rich(of, dateArguments(ACCESSIBILITY_REVIEW.day, locale))}
    >
      <h3>{t('technologiesTitle')}</h3>
      <p>{t('technologies')}</p>
      <h3>{t('environmentTitle')}</h3>
      <ul>
        <li>
          {t('environment.engine', {
            languages: listFormat.format(
              ACCESSIBILITY_REVIEW.languages.map((language) => names.of(language) ?? language),
            ),
          })}
        </li>
        <li>{t('environment.keyboard')}</li>
        <li>{t('environment.zoom')}</li>
        <li>{t('environment.untested')}</li>
      </ul>
    </LegalSection>
  );
}

function LegalText({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageTitle title={title} lead={intro} />
      <div className={`container section ${styles.text}`}>{children}</div>
    </>
  );
}

function LegalSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </section>
  );
}

function ContactWays({ email: other = null }: { email?: string | null }) {
  const t = useTranslations('contact');
  const { phone, email: own } = organisation();
  const email = other ?? own;
  const ways = [...(email ? [emailLink(email)] : []), ...(phone ? [phoneLink(phone)] : [])];
  return (
    <ul className={styles.ways}>
      <li>
        <Link href={routes.contact}>{t('formLink')}</Link>
      </li>
      {ways.map((way) => (
        <li key={way.text}>
          <ContactValue value={way} className={undefined} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the organisation's name for a sentence, and the tag that keeps its language. */
function owner(locale: Locale): { name: string; owner: () => ReactNode } {
  const name = localise(organisation().name, locale);
  return { name: name.text, owner: nameTag(name) };
}

function nameTag(name: Text): () => ReactNode {
  return () => <LocalisedText value={name} />;
}

const gazette = (chunks: ReactNode): ReactNode => <em>{chunks}</em>;

const strong = (chunks: ReactNode): ReactNode => <strong>{chunks}</strong>;

/** An address or a name keeps its own direction inside a sentence. */
const technical = (chunks: ReactNode): ReactNode => <bdi>{chunks}</bdi>;

/** Returns a day (`YYYY-MM-DD`) for a sentence, as text and as a `<time>` tag. */
function dateArguments(day: string, locale: Locale) {
  return {
    date: textDateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })(
      startOfDay(day),
    ),
    day: (chunks: ReactNode): ReactNode => <time dateTime={day}>{chunks}</time>,
  };
}
