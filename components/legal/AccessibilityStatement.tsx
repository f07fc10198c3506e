import { useLocale, useTranslations } from 'next-intl';
import { ACCESSIBILITY_REVIEW, accessibilityStatement, shareOfPassed } from '@/lib/organisation/accessibility';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { formatNumber } from '@/lib/i18n/format-number';
import { intlTag } from '@/lib/i18n/locales';
import { localise } from '@/lib/i18n/localise';
import type { AccessibilityAudit } from '@/lib/organisation/organisation-schema';
import { siteAddress } from '@/lib/routes/site-address';
import { ContactWays, dated, LegalSection, LegalText, named, owner, strong, technical } from './LegalText';

/** The accessibility statement, in the parts and order RGAA asks for: of the demonstration, or of an operator with or without an audit. */
export function AccessibilityStatement() {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const statement = accessibilityStatement();
  return (
    <LegalText title={t('title')} intro={t.rich('intro', { ...owner(locale), address: siteAddress(), site: technical })}>
      {statement.kind === 'demonstration' && <DemonstrationStatement />}
      {statement.kind === 'audited' && <AuditedStatus audit={statement.audit} />}
      {statement.kind === 'not-audited' && <LegalSection title={t('statusTitle')} text={t('notAudited')} />}
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
      <LegalSection title={t('statusTitle')} text={t.rich(`audited.${audit.result}`, { strong, standard: technical, name: audit.standard })}>
        <p>{t.rich('auditDate', dated(audit.date, locale))}</p>
        {auditor && <p>{t.rich('auditor', { name: auditor.text, auditor: named(auditor) })}</p>}
        {audit.share !== null && <p>{t('auditShare', { share: formatNumber(audit.share, locale, { maximumFractionDigits: 1 }) })}</p>}
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

/** The review of the demonstration (docs/accessibility/rgaa.md). It says nothing of an operator's site. */
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
        <p>{t('results', { passed: number(passed), applicable: number(applicable), share: number(shareOfPassed(ACCESSIBILITY_REVIEW)) })}</p>
      </LegalSection>
      <LegalSection title={t('issuesTitle')}>
        <h3>{t('failuresTitle')}</h3>
        <ul>
          <li>{t('failures.documents')}</li>
        </ul>
        <h3>{t('exemptTitle')}</h3>
        <p>{t('exempt.map')}</p>
      </LegalSection>
      <Tests of="made" />
    </>
  );
}

/** When and how it was tested: the demonstration, or on an operator's site the software, which is no audit of that site. */
function Tests({ of }: { of: 'made' | 'software' }) {
  const t = useTranslations('accessibility');
  const locale = useLocale();
  const names = new Intl.DisplayNames(intlTag(locale), { type: 'language' });
  const listed = new Intl.ListFormat(intlTag(locale));
  return (
    <LegalSection title={t(`${of}Title`)} text={t.rich(of, dated(ACCESSIBILITY_REVIEW.day, locale))}>
      <h3>{t('technologiesTitle')}</h3>
      <p>{t('technologies')}</p>
      <h3>{t('environmentTitle')}</h3>
      <ul>
        <li>
          {t('environment.engine', { languages: listed.format(ACCESSIBILITY_REVIEW.languages.map((language) => names.of(language) ?? language)) })}
        </li>
        <li>{t('environment.keyboard')}</li>
        <li>{t('environment.zoom')}</li>
        <li>{t('environment.untested')}</li>
      </ul>
    </LegalSection>
  );
}
